package postrider.gateway.signing;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Set;
import org.bouncycastle.bcpg.BCPGInputStream;
import org.bouncycastle.bcpg.PacketTags;
import org.bouncycastle.openpgp.PGPCompressedData;
import org.bouncycastle.openpgp.PGPException;
import org.bouncycastle.openpgp.PGPLiteralData;
import org.bouncycastle.openpgp.PGPOnePassSignatureList;
import org.bouncycastle.openpgp.PGPSignature;
import org.bouncycastle.openpgp.PGPSignatureList;
import org.bouncycastle.openpgp.bc.BcPGPObjectFactory;
import postrider.gateway.mime.Charsets;
import postrider.gateway.mime.Latin;

/** What a file of OpenPGP packets contains (RFC 9580, 10.3). Nothing is checked here. */
sealed interface PgpFile {
    record Signatures(List<PGPSignature> signatures) implements PgpFile {}

    /**
     * A text with its signatures.
     *
     * @param text one character a byte
     */
    record Message(String text, List<PGPSignature> signatures) implements PgpFile {}

    record Encrypted() implements PgpFile {}

    /** Keys, or an unsigned text. */
    record Unsigned() implements PgpFile {}

    /** An incomplete file of packets, or one that is too large. */
    record Damaged() implements PgpFile {}

    /** The longest text that is decompressed, in bytes: a few bytes may expand to any number. */
    int LONGEST = 200_000;

    /** The packets that an encrypted message begins with. */
    Set<Integer> ENCRYPTED = Set.of(
            PacketTags.PUBLIC_KEY_ENC_SESSION,
            PacketTags.SYMMETRIC_KEY_ENC_SESSION,
            PacketTags.SYMMETRIC_KEY_ENC,
            PacketTags.SYM_ENC_INTEGRITY_PRO,
            PacketTags.AEAD_ENC_DATA);

    /** Whether it is signed or encrypted. */
    default boolean isSignedOrEncrypted() {
        return !(this instanceof Damaged || this instanceof Unsigned);
    }

    /** Reads a file, armored or not. Never fails. */
    static PgpFile read(byte[] file) {
        try (var packets = Armor.packets(Charsets.unmarked(file))) {
            return read(packets, true);
        } catch (IOException
                | PGPException
                | RuntimeException damaged) { // a hostile packet may upset the library anywhere
            return new Damaged();
        }
    }

    /** @param mayBePacked whether it may be compressed, which is allowed once */
    private static PgpFile read(InputStream file, boolean mayBePacked) throws IOException, PGPException {
        var start = BCPGInputStream.wrap(file);
        if (ENCRYPTED.contains(start.nextPacketTag())) return new Encrypted();
        var packets = new BcPGPObjectFactory(start);
        return switch (OpenPgp.next(packets)) {
            case PGPSignatureList list -> new Signatures(OpenPgp.first(list));
            case PGPOnePassSignatureList announced -> message(packets);
            case PGPCompressedData data
            when mayBePacked -> read(new ByteArrayInputStream(bounded(data.getDataStream())), false);
            case PGPCompressedData twice -> new Damaged();
            case null -> new Damaged();
            case Object other -> new Unsigned();
        };
    }

    private static PgpFile message(BcPGPObjectFactory packets) throws IOException {
        if (!(OpenPgp.next(packets) instanceof PGPLiteralData text)) return new Damaged();
        var bytes = bounded(text.getInputStream());
        return OpenPgp.next(packets) instanceof PGPSignatureList list
                ? new Message(Latin.text(bytes), OpenPgp.first(list))
                : new Damaged();
    }

    private static byte[] bounded(InputStream unpacked) throws IOException {
        var bytes = unpacked.readNBytes(LONGEST + 1);
        if (bytes.length > LONGEST) throw new IOException("Too large.");
        return bytes;
    }
}
