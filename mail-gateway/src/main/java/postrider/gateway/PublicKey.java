package postrider.gateway;

import java.io.IOException;
import java.time.Instant;
import java.util.Date;
import java.util.HexFormat;
import org.bouncycastle.bcpg.ArmoredOutputStream;
import org.bouncycastle.bcpg.PacketFormat;
import org.bouncycastle.openpgp.api.OpenPGPCertificate;

/**
 * An OpenPGP key as it is enrolled.
 *
 * @param fingerprint of the primary key, lower case hex
 * @param armored the public key, ASCII
 */
public record PublicKey(String fingerprint, String armored) {
    /**
     * Reads a key that somebody sent to be enrolled. Throws IllegalArgumentException with a sentence if it cannot be
     * used for signing at {@code now}, or is a secret key.
     */
    public static PublicKey read(String armored, Instant now) {
        var certificate = certificate(armored);
        if (certificate.getSigningKeys(Date.from(now)).isEmpty())
            throw new IllegalArgumentException(
                    "Key %s cannot sign: it has expired, was revoked, or is not meant for signing."
                            .formatted(fingerprint(certificate)));
        return of(certificate);
    }

    static PublicKey of(OpenPGPCertificate certificate) {
        return new PublicKey(fingerprint(certificate), armored(certificate));
    }

    static OpenPGPCertificate certificate(String armored) {
        if (armored.contains("PRIVATE KEY BLOCK"))
            throw new IllegalArgumentException("This is a secret key: keep it to yourself, and send the public one.");
        try {
            return OpenPgp.API.readKeyOrCertificate().parseCertificate(armored);
        } catch (IOException | RuntimeException damaged) { // a hostile packet may upset the library anywhere
            throw new IllegalArgumentException("This is not an OpenPGP public key (gpg --armor --export).");
        }
    }

    static String fingerprint(OpenPGPCertificate certificate) {
        return HexFormat.of().formatHex(certificate.getFingerprint());
    }

    private static String armored(OpenPGPCertificate certificate) {
        try {
            return certificate.toAsciiArmoredString(
                    PacketFormat.ROUNDTRIP, ArmoredOutputStream.builder().clearHeaders());
        } catch (IOException impossible) {
            throw new AssertionError(impossible);
        }
    }
}
