package postrider.gateway.signing;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Instant;
import java.util.Base64;
import java.util.List;
import org.bouncycastle.openpgp.PGPSignature;
import org.bouncycastle.openpgp.api.OpenPGPCertificate;
import postrider.kit.FuzzKit;
import postrider.log.Written;

/** Fuzzes OpenPGP packets, as a signature and as a key, with and without armor. */
class OpenPgpFuzzTest extends FuzzKit {
    private static final Instant NOW = Instant.parse("2026-11-22T12:00:00Z");
    private static final byte[] TEXT = "pass\r\n".getBytes(ISO_8859_1);
    private static final SecretKey KEY = SecretKey.make("Red <red@example.org>", Instant.EPOCH, new byte[32]);
    private static final PGPSignature GOOD =
            OpenPgp.signatures(KEY.sign(TEXT, NOW)).getFirst();

    OpenPgpFuzzTest() {
        super("openpgp");
    }

    @Override
    protected void read(byte[] input) {
        signature(new String(input, ISO_8859_1));
        signature(armor("SIGNATURE", input));
        key(new String(input, ISO_8859_1));
        key(armor("PUBLIC KEY BLOCK", input));
    }

    private static String armor(String kind, byte[] packets) {
        return "-----BEGIN PGP %1$s-----\n\n%2$s\n-----END PGP %1$s-----\n"
                .formatted(kind, Base64.getMimeEncoder().encodeToString(packets));
    }

    /** It is good only for what was signed, and only while that is unchanged. */
    private static void signature(String armored) {
        for (var signature : OpenPgp.signatures(armored)) {
            var again = OpenPgp.armor(signature);
            assertEquals(again, OpenPgp.armor(OpenPgp.signatures(again).getFirst()));
            new Keyring(List.of(KEY.publicKey())).signers(signature).forEach(key -> good(signature, key));
            recorded(again, KEY.publicKey().armored());
        }
    }

    private static void good(PGPSignature signature, OpenPGPCertificate key) {
        if (OpenPgp.fault(signature, key, TEXT).isEmpty())
            assertArrayEquals(GOOD.getSignatureTrailer(), signature.getSignatureTrailer());
    }

    /** A key is refused with a sentence, or is the same each time it is read; it never owns another key's signature. */
    private static void key(String armored) {
        try {
            var key = PublicKey.read(armored, NOW);
            assertEquals(key, PublicKey.read(key.armored(), NOW));
            if (new Keyring(List.of(key))
                    .signers(GOOD)
                    .anyMatch(holder -> OpenPgp.fault(GOOD, holder, TEXT).isEmpty()))
                assertEquals(KEY.publicKey().fingerprint(), key.fingerprint());
            recorded(OpenPgp.armor(GOOD), key.armored());
        } catch (IllegalArgumentException refused) {
            assertEquals(1, refused.getMessage().lines().count());
        }
    }

    private static void recorded(String signature, String key) {
        new RecordedSignatures().fault(new Written(new String(TEXT, ISO_8859_1), signature), key);
    }
}
