package postrider.gateway;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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

/** What a file of OpenPGP packets holds (RFC 9580, 10.3). Nothing is checked yet. */
sealed interface PgpFile {
    /** Signatures of something else. */
    record Signatures(List<PGPSignature> signatures) implements PgpFile {}

    /**
     * A text and the signatures of it.
     *
     * @param text a character a byte
     */
    record Message(String text, List<PGPSignature> signatures) implements PgpFile {}

    /** Something that only whom it is for can open. */
    record Encrypted() implements PgpFile {}

    /** Keys, or a text that nobody signed. */
    record Unsigned() implements PgpFile {}

    /** Not a whole file of packets, or too large a one. */
    record Damaged() implements PgpFile {}

    /** Longest text that is unpacked, in bytes: a few bytes may stand for any number. */
    int LONGEST = 200_000;

    /** Most signatures that are read. */
    int MOST = 8;

    /** What an encrypted message begins with. */
    Set<Integer> SEALED = Set.of(
            PacketTags.PUBLIC_KEY_ENC_SESSION,
            PacketTags.SYMMETRIC_KEY_ENC_SESSION,
            PacketTags.SYMMETRIC_KEY_ENC,
            PacketTags.SYM_ENC_INTEGRITY_PRO,
            PacketTags.AEAD_ENC_DATA);

    /** Packets that are passed over wherever they stand (RFC 9580, 5.8 and 5.14). */
    Set<Integer> SAYS_NOTHING = Set.of(PacketTags.MARKER, PacketTags.PADDING);

    /** Reads a file, armored or not. Never fails. */
    static PgpFile read(byte[] file) {
        var packets =
                Armor.isText(file) ? Armor.packets(new String(file, StandardCharsets.ISO_8859_1)) : Optional.of(file);
        try {
            return packets.isEmpty() ? new Damaged() : read(new ByteArrayInputStream(packets.get()), true);
        } catch (IOException
                | PGPException
                | RuntimeException damaged) { // a hostile packet may upset the library anywhere
            return new Damaged();
        }
    }

    /** @param packed whether it may be packed, which it may be once */
    private static PgpFile read(InputStream file, boolean packed) throws IOException, PGPException {
        var start = BCPGInputStream.wrap(file);
        if (SEALED.contains(tag(start))) return new Encrypted();
        var packets = new BcPGPObjectFactory(start);
        return switch (packets.nextObject()) {
            case PGPSignatureList list -> new Signatures(all(list, start, packets));
            case PGPOnePassSignatureList announced -> message(start, packets);
            case PGPCompressedData data
            when packed -> read(new ByteArrayInputStream(bounded(data.getDataStream())), false);
            case PGPCompressedData twice -> new Damaged();
            case null -> new Damaged();
            case Object other -> new Unsigned();
        };
    }

    /** The tag of the next packet that says something. */
    private static int tag(BCPGInputStream start) throws IOException {
        while (SAYS_NOTHING.contains(start.nextPacketTag())) start.readPacket();
        return start.nextPacketTag();
    }

    private static PgpFile message(BCPGInputStream start, BcPGPObjectFactory packets) throws IOException {
        while (tag(start) == PacketTags.ONE_PASS_SIGNATURE) packets.nextObject();
        if (!(packets.nextObject() instanceof PGPLiteralData text)) return new Damaged();
        var bytes = bounded(text.getInputStream());
        return tag(start) == PacketTags.SIGNATURE && packets.nextObject() instanceof PGPSignatureList list
                ? new Message(new String(bytes, StandardCharsets.ISO_8859_1), all(list, start, packets))
                : new Damaged();
    }

    private static byte[] bounded(InputStream unpacked) throws IOException {
        var bytes = unpacked.readNBytes(LONGEST + 1);
        if (bytes.length > LONGEST) throw new IOException("Too large.");
        return bytes;
    }

    /** The first of a list, and of those that follow it. */
    private static List<PGPSignature> all(PGPSignatureList list, BCPGInputStream start, BcPGPObjectFactory packets)
            throws IOException {
        var found = new ArrayList<PGPSignature>();
        list.forEach(found::add);
        while (found.size() < MOST
                && tag(start) == PacketTags.SIGNATURE
                && packets.nextObject() instanceof PGPSignatureList more) more.forEach(found::add);
        return found.stream().limit(MOST).toList();
    }
}
