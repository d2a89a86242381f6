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
 * A key as it is enrolled, in whichever way it signs.
 *
 * @param fingerprint what names it, lower case hex; of an OpenPGP key its primary key's
 * @param armored the public key, ASCII
 */
public record PublicKey(String fingerprint, String armored) {
    /** Longest key that is read, in characters: ten names, ten subkeys and a hundred signatures of friends have a quarter of it. */
    static final int LONGEST = 200_000;

    /** Most signatures of its own that are checked, half a second's work: ten names, prolonged each year for 25 years, have fewer. */
    static final int OWN_SIGNATURES = 300;

    /**
     * Reads a key that somebody sent to be enrolled. Throws IllegalArgumentException with a sentence if it cannot be
     * used for signing at {@code now}, proves nothing, or is a secret key.
     */
    public static PublicKey read(String armored, Instant now) {
        requirePublic(armored);
        return armored.contains(SmimeKey.CERTIFICATE)
                ? SmimeKey.certified(armored, now).enrolled()
                : BareKey.of(armored.strip()).map(BareKey::enrolled).orElseGet(() -> openPgp(armored, now));
    }

    /** A player whose key is as they sent it, as they are enrolled at {@code now}. Throws as {@link #read} does. */
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

    /** Whether an enrolled key can sign then; keys of other kinds than OpenPGP tell no end. */
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

    /** The one of a player; an empty text if none is enrolled. */
    public static PublicKey of(Event.Player player) {
        return new PublicKey(player.fingerprint(), player.key());
    }

    static PublicKey of(OpenPGPCertificate certificate) {
        return new PublicKey(fingerprint(certificate), armored(certificate));
    }

    /** What a key vouches for itself. Throws IllegalArgumentException with a sentence if it cannot be read. */
    static OpenPGPCertificate certificate(String armored) {
        return trimmed(ring(armored));
    }

    private static OpenPGPCertificate trimmed(PGPPublicKeyRing ring) {
        return new OpenPGPCertificate(SelfSignatures.only(ring), OpenPgp.IMPLEMENTATION);
    }

    /** The packets of {@link #certificate(String)}: to check a key's signatures takes longer than all else about a letter. */
    public static byte[] vouched(String armored) {
        try {
            return SelfSignatures.only(ring(armored)).getEncoded();
        } catch (IOException impossible) {
            throw new AssertionError(impossible);
        }
    }

    /** The certificate of packets that are {@link #vouched} for. */
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

    /** The key as it came, whoever put what into it. */
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

    /** What names an enrolled key. Throws IllegalArgumentException if it cannot be read. */
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
