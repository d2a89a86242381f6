package postrider.gateway.signing;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.cert.CertificateException;
import java.security.cert.CertificateExpiredException;
import java.security.cert.CertificateFactory;
import java.security.cert.CertificateNotYetValidException;
import java.security.cert.X509Certificate;
import java.security.interfaces.ECPublicKey;
import java.security.interfaces.RSAPublicKey;
import java.time.Instant;
import java.util.Date;
import java.util.Optional;
import java.util.Set;
import org.bouncycastle.asn1.x509.SubjectPublicKeyInfo;
import org.bouncycastle.cert.bc.BcX509ExtensionUtils;
import postrider.files.Hash;

/**
 * An S/MIME key as it is enrolled: the public key alone, so that it survives a renewed certificate. Only the player who sent it vouches for
 * it; no chain or authority is checked.
 */
record SmimeKey(java.security.PublicKey key) implements BareKey {
    static final String CERTIFICATE = "-----BEGIN CERTIFICATE-----";
    private static final int RSA_SHORTEST = 2048;

    /** The sizes of NIST's curves, in bits. */
    private static final Set<Integer> CURVES = Set.of(256, 384, 521);

    /**
     * Reads a certificate that somebody sent to be enrolled (PEM).
     *
     * @throws IllegalArgumentException with a sentence if it cannot be used at {@code now}
     */
    static SmimeKey certified(String pem, Instant now) {
        return of(certificate(pem, now).getPublicKey().getEncoded());
    }

    private static X509Certificate certificate(String pem, Instant now) {
        try {
            var from = pem.substring(pem.indexOf(CERTIFICATE));
            var bytes = new ByteArrayInputStream(from.getBytes(StandardCharsets.US_ASCII));
            var certificate =
                    (X509Certificate) CertificateFactory.getInstance("X.509").generateCertificate(bytes);
            certificate.checkValidity(Date.from(now));
            return certificate;
        } catch (CertificateExpiredException | CertificateNotYetValidException not) {
            throw new IllegalArgumentException("This certificate is not valid today: send one that is.", not);
        } catch (CertificateException damaged) {
            throw new IllegalArgumentException("This certificate cannot be read.", damaged);
        }
    }

    /** Reads a public key from a game file. Throws IllegalArgumentException with a sentence if it cannot be used. */
    static SmimeKey of(String pem) {
        return of(Pem.read(pem, "PUBLIC KEY")
                .orElseThrow(() -> new IllegalArgumentException("This is no certificate and no public key (PEM).")));
    }

    /** @param encoded a SubjectPublicKeyInfo (RFC 5280, 4.1) */
    static SmimeKey of(byte[] encoded) {
        try {
            var key = PlainKeys.read(encoded);
            unfit(key).ifPresent(why -> {
                throw new IllegalArgumentException(
                        "This key cannot be enrolled: %s. Send one of RSA with 3072 bits, or of P-256.".formatted(why));
            });
            return new SmimeKey(key);
        } catch (GeneralSecurityException | IllegalStateException | ClassCastException damaged) {
            throw new IllegalArgumentException("This is no RSA key and no key of a NIST curve.", damaged);
        }
    }

    private static Optional<String> unfit(java.security.PublicKey key) {
        return switch (key) {
            case RSAPublicKey rsa ->
                Optional.of("RSA with %d bits".formatted(rsa.getModulus().bitLength()))
                        .filter(size -> !PlainKeys.isSound(rsa, RSA_SHORTEST));
            case ECPublicKey ec ->
                Optional.of("it is of no curve that is known here")
                        .filter(other -> !CURVES.contains(
                                ec.getParams().getCurve().getField().getFieldSize()));
            default -> Optional.of("it is of another kind");
        };
    }

    @Override
    public PublicKey enrolled() {
        return new PublicKey(fingerprint(), Pem.write("PUBLIC KEY", key.getEncoded()));
    }

    /** SHA-256 of the key, as browsers pin one (RFC 7469, 2.4), in hex. */
    @Override
    public String fingerprint() {
        return Hash.sha256(key.getEncoded());
    }

    /** Its subject key identifier (RFC 5280, 4.2.1.2, method 1). */
    byte[] identifier() {
        return new BcX509ExtensionUtils()
                .createSubjectKeyIdentifier(SubjectPublicKeyInfo.getInstance(key.getEncoded()))
                .getKeyIdentifier();
    }
}
