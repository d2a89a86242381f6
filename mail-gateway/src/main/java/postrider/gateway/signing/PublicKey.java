package postrider.gateway.signing;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Date;
import java.util.HexFormat;
import java.util.Optional;
import org.bouncycastle.bcpg.ArmoredOutputStream;
import org.bouncycastle.bcpg.PacketFormat;
import org.bouncycastle.openpgp.PGPPublicKeyRing;
import org.bouncycastle.openpgp.PGPUtil;
import org.bouncycastle.openpgp.api.OpenPGPCertificate;
import org.bouncycastle.openpgp.bc.BcPGPObjectFactory;
import org.bouncycastle.openpgp.operator.bc.BcKeyFingerprintCalculator;
import postrider.log.Event;
import postrider.log.SigningWay;

/**
 * A key as it is enrolled, whichever way it signs.
 *
 * @param fingerprint its name; for OpenPGP the primary key's fingerprint in lower case hex
 * @param armored the public key, ASCII
 */
public record PublicKey(String fingerprint, String armored) {
    /** The longest key that is read, in characters: ten names, ten subkeys and a hundred certifications take a quarter of it. */
    static final int LONGEST = 200_000;

    /** The most self-signatures that are checked, half a second's work: ten names prolonged every year for 25 years have fewer. */
    static final int OWN_SIGNATURES = 300;

    /**
     * Reads a key that somebody sent to be enrolled. Throws IllegalArgumentException with a sentence if it cannot sign at {@code now}, is
     * too weak, or is a secret key.
     */
    public static PublicKey read(String armored, Instant now) {
        requirePublic(armored);
        return armored.contains(SmimeKey.CERTIFICATE)
                ? SmimeKey.certified(armored, now).enrolled()
                : BareKey.of(armored.strip()).map(BareKey::enrolled).orElseGet(() -> openPgp(armored, now));
    }

    /** Enrols a player whose key is still as they sent it. Throws as {@link #read} does. */
    public static Event.Player enrolled(Event.Player player, Instant now) {
        var key = read(player.key(), now);
        if (key.fingerprint().startsWith(MailKey.PREFIX)
                && !key.fingerprint().equalsIgnoreCase(MailKey.PREFIX + player.address()))
            throw new IllegalArgumentException(
                    "%s is not where letters to %s go: the code of each letter must reach whoever answers it."
                            .formatted(key.fingerprint(), player.name()));
        boolean asItCame = SigningWay.of(player).equals(Optional.of(SigningWay.OPENPGP));
        return player.with(key.fingerprint(), asItCame ? player.key() : key.armored());
    }

    /** Whether an enrolled key can sign at that time. Only OpenPGP keys expire. */
    public boolean signsAt(Instant then) {
        return SigningWay.ofKey(armored)
                        .filter(way -> way != SigningWay.OPENPGP)
                        .isPresent()
                || !certificate(armored).getSigningKeys(Date.from(then)).isEmpty();
    }

    private static PublicKey openPgp(String armored, Instant now) {
        var ring = ring(armored);
        var certificate = trimmed(ring);
        var fault = OpenPgp.unfit(ring.getPublicKey())
                .map(PublicKey::weak)
                .or(() -> SelfSignatures.fault(ring))
                .or(() -> useless(certificate, Date.from(now)));
        if (fault.isPresent())
            throw new IllegalArgumentException(
                    "Key %s cannot be enrolled. %s".formatted(fingerprint(certificate), fault.get()));
        return of(certificate);
    }

    private static Optional<String> useless(OpenPGPCertificate certificate, Date now) {
        boolean signs = certificate.getPrimaryKey().isBoundAt(now)
                && !certificate.getSigningKeys(now).isEmpty();
        return signs
                ? Optional.empty()
                : OpenPgp.weakness(certificate)
                        .map(PublicKey::weak)
                        .or(() -> Optional.of(
                                "It cannot sign: it has expired, was revoked, or is not meant for signing."));
    }

    private static String weak(String how) {
        return "It is weak: %s. Make a new one, Ed25519 or RSA with 3072 bits.".formatted(how);
    }

    /** The key of a player; empty strings if none is enrolled. */
    public static PublicKey of(Event.Player player) {
        return new PublicKey(player.fingerprint(), player.key());
    }

    static PublicKey of(OpenPGPCertificate certificate) {
        return new PublicKey(fingerprint(certificate), armored(certificate));
    }

    /** A key reduced to what its self-signatures vouch for. Throws IllegalArgumentException with a sentence if it cannot be read. */
    static OpenPGPCertificate certificate(String armored) {
        return trimmed(ring(armored));
    }

    private static OpenPGPCertificate trimmed(PGPPublicKeyRing ring) {
        return new OpenPGPCertificate(SelfSignatures.only(ring), OpenPgp.IMPLEMENTATION);
    }

    /** The packets of {@link #certificate(String)}, to be cached: checking a key's signatures takes longer than all else about a letter. */
    public static byte[] vouched(String armored) {
        try {
            return SelfSignatures.only(ring(armored)).getEncoded();
        } catch (IOException impossible) {
            throw new AssertionError(impossible);
        }
    }

    /** The certificate of packets from {@link #vouched}. */
    static OpenPGPCertificate certificate(byte[] vouched) {
        try {
            return new OpenPGPCertificate(
                    new PGPPublicKeyRing(vouched, new BcKeyFingerprintCalculator()), OpenPgp.IMPLEMENTATION);
        } catch (IOException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private static void requirePublic(String armored) {
        if (armored.contains("PRIVATE KEY"))
            throw new IllegalArgumentException("This is a secret key: keep it to yourself, and send the public one.");
    }

    /** The key as it came, with everything that others may have added. */
    static PGPPublicKeyRing ring(String armored) {
        requirePublic(armored);
        if (armored.length() > LONGEST) throw tooLarge("%,d characters".formatted(armored.length()), LONGEST);
        var ring = parsed(armored);
        if (!ring.getPublicKey().isMasterKey())
            throw new IllegalArgumentException("This key is for encryption only: send one that signs.");
        var signatures = SelfSignatures.count(ring);
        if (signatures > OWN_SIGNATURES)
            throw tooLarge("%,d signatures of its own".formatted(signatures), OWN_SIGNATURES);
        return ring;
    }

    private static IllegalArgumentException tooLarge(String size, int most) {
        return new IllegalArgumentException(
                "This key has %s, and at most %,d are read: export it without what others added (gpg --armor --export-options export-minimal --export)."
                        .formatted(size, most));
    }

    private static PGPPublicKeyRing parsed(String armored) {
        var bytes = new ByteArrayInputStream(armored.getBytes(StandardCharsets.UTF_8));
        try {
            if (new BcPGPObjectFactory(PGPUtil.getDecoderStream(bytes)).nextObject() instanceof PGPPublicKeyRing ring)
                return ring;
        } catch (IOException | RuntimeException damaged) {
            // a hostile packet may upset the library anywhere
        }
        throw new IllegalArgumentException("This is not an OpenPGP public key (gpg --armor --export).");
    }

    /** The fingerprint of an enrolled key. Throws IllegalArgumentException if the key cannot be read. */
    static String named(String enrolled) {
        return BareKey.of(enrolled).map(BareKey::fingerprint).orElseGet(() -> fingerprint(certificate(enrolled)));
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
