package postrider.gateway.signing;

import static java.nio.file.StandardOpenOption.CREATE_NEW;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.Date;
import org.bouncycastle.bcpg.HashAlgorithmTags;
import org.bouncycastle.bcpg.PublicKeyAlgorithmTags;
import org.bouncycastle.bcpg.PublicKeyPacket;
import org.bouncycastle.bcpg.SymmetricKeyAlgorithmTags;
import org.bouncycastle.bcpg.sig.Features;
import org.bouncycastle.bcpg.sig.KeyFlags;
import org.bouncycastle.crypto.AsymmetricCipherKeyPair;
import org.bouncycastle.crypto.params.Ed25519PrivateKeyParameters;
import org.bouncycastle.openpgp.PGPException;
import org.bouncycastle.openpgp.PGPKeyPair;
import org.bouncycastle.openpgp.PGPKeyRingGenerator;
import org.bouncycastle.openpgp.PGPSignature;
import org.bouncycastle.openpgp.PGPSignatureGenerator;
import org.bouncycastle.openpgp.PGPSignatureSubpacketGenerator;
import org.bouncycastle.openpgp.PGPSignatureSubpacketVector;
import org.bouncycastle.openpgp.api.OpenPGPCertificate.OpenPGPComponentKey;
import org.bouncycastle.openpgp.api.OpenPGPKey;
import org.bouncycastle.openpgp.operator.bc.BcPGPContentSignerBuilder;
import org.bouncycastle.openpgp.operator.bc.BcPGPDigestCalculatorProvider;
import org.bouncycastle.openpgp.operator.bc.BcPGPKeyPair;
import postrider.files.Hash;
import postrider.files.PrivateFiles;
import postrider.files.ReadFiles;

/** A secret key: the referee's, or a scripted player's. Its text form is safe to log. */
public final class SecretKey {
    private static final int DIGEST = HashAlgorithmTags.SHA512;

    /** The largest key file, in bytes. A key that many people have certified may have several hundred thousand. */
    private static final int LARGEST = 1_000_000;

    private final String armored;
    private final PublicKey publicKey;
    private final PGPKeyPair signer;

    private SecretKey(String armored, PublicKey publicKey, PGPKeyPair signer) {
        this.armored = armored;
        this.publicKey = publicKey;
        this.signer = signer;
    }

    public static SecretKey make(String userId, Instant created) {
        var seed = new byte[Ed25519PrivateKeyParameters.KEY_SIZE];
        new SecureRandom().nextBytes(seed);
        return make(userId, created, seed);
    }

    /**
     * Makes an Ed25519 key of version 4 and algorithm 22, which GnuPG since 2.1 and Thunderbird can read. The same inputs always make the
     * same key.
     *
     * @param userId e.g. {@code Referee <referee@example.org>}
     * @param seed 32 bytes, the whole secret
     */
    public static SecretKey make(String userId, Instant created, byte[] seed) {
        var secret = new Ed25519PrivateKeyParameters(seed);
        try {
            var pair = new BcPGPKeyPair(
                    PublicKeyPacket.VERSION_4,
                    PublicKeyAlgorithmTags.EDDSA_LEGACY,
                    new AsymmetricCipherKeyPair(secret.generatePublicKey(), secret),
                    Date.from(created));
            var digests = new BcPGPDigestCalculatorProvider();
            var ring = new PGPKeyRingGenerator(
                    PGPSignature.POSITIVE_CERTIFICATION,
                    pair,
                    userId,
                    digests.get(HashAlgorithmTags.SHA1), // only the checksum of the secret packet
                    properties(pair, created),
                    null,
                    new BcPGPContentSignerBuilder(PublicKeyAlgorithmTags.EDDSA_LEGACY, DIGEST),
                    null);
            return read(OpenPgp.armor(ring.generateSecretKeyRing()::encode), created);
        } catch (PGPException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private static PGPSignatureSubpacketVector properties(PGPKeyPair pair, Instant created) {
        var properties = new PGPSignatureSubpacketGenerator();
        properties.setSignatureCreationTime(true, Date.from(created));
        properties.setIssuerFingerprint(false, pair.getPublicKey());
        properties.setKeyFlags(true, KeyFlags.CERTIFY_OTHER | KeyFlags.SIGN_DATA);
        properties.setPreferredHashAlgorithms(false, new int[] {DIGEST, HashAlgorithmTags.SHA256});
        properties.setPreferredSymmetricAlgorithms(false, new int[] {SymmetricKeyAlgorithmTags.AES_256});
        properties.setFeature(false, Features.FEATURE_MODIFICATION_DETECTION);
        return properties.generate();
    }

    /**
     * Reads an armored secret key, our own or exported from gpg. Throws IllegalArgumentException with a sentence if it is locked by a
     * passphrase or cannot sign at {@code now}.
     */
    public static SecretKey read(String armored, Instant now) {
        try {
            var key = OpenPgp.API.readKeyOrCertificate().parseKey(armored);
            var signing = key.getSigningKeys(Date.from(now));
            if (signing.isEmpty())
                throw new IllegalArgumentException("This key cannot sign: it has expired or was revoked.");
            return new SecretKey(armored, PublicKey.of(key.toCertificate()), unlock(key, signing.getLast()));
        } catch (IOException | PGPException damaged) {
            throw new IllegalArgumentException("This is not an OpenPGP secret key (gpg --armor --export-secret-keys).");
        }
    }

    private static PGPKeyPair unlock(OpenPGPKey key, OpenPGPComponentKey signing) throws PGPException {
        var secret = key.getSecretKey(signing);
        if (secret.isLocked())
            throw new IllegalArgumentException(
                    "This key is locked by a passphrase: export one without, for the referee alone.");
        return secret.unlock().getKeyPair();
    }

    /** Reads a key file. Throws IllegalArgumentException with a sentence if other users may read it. */
    public static SecretKey load(Path file, Instant now) throws IOException {
        if (!PrivateFiles.isPrivate(file))
            throw new IllegalArgumentException("Others may read the secret key %s: '%s' prevents that."
                    .formatted(file, PrivateFiles.command(file)));
        return read(ReadFiles.named(file, LARGEST), now);
    }

    /** Writes the key to a new file that only its owner can read. */
    public void save(Path file) throws IOException {
        try (var channel = PrivateFiles.open(file, CREATE_NEW, WRITE)) {
            PrivateFiles.append(channel, armored.getBytes(StandardCharsets.UTF_8));
        }
    }

    public PublicKey publicKey() {
        return publicKey;
    }

    /** 32 bytes derived from this key that reveal nothing about it: a secret for another purpose. */
    public byte[] derived(String purpose) {
        return Hash.mac(armored.getBytes(StandardCharsets.UTF_8), purpose.getBytes(StandardCharsets.UTF_8));
    }

    /** An armored detached signature of {@code data}, with SHA-512. The same inputs always make the same Ed25519 signature. */
    public String sign(byte[] data, Instant at) {
        return sign(PGPSignature.BINARY_DOCUMENT, data, at);
    }

    /** Clear-signs {@code text} (RFC 9580, 7), whose line ends are LF, as UTF-8. */
    public String clearSign(String text, Instant at) {
        var lines = text.lines().map(String::stripTrailing).toList();
        var signed = String.join("\r\n", lines).getBytes(StandardCharsets.UTF_8);
        return "-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA512\n\n"
                + String.join("\n", lines).replaceAll("(?m)^-", "- -")
                + "\n"
                + sign(PGPSignature.CANONICAL_TEXT_DOCUMENT, signed, at);
    }

    private String sign(int type, byte[] data, Instant at) {
        var key = signer.getPublicKey();
        var properties = new PGPSignatureSubpacketGenerator();
        properties.setSignatureCreationTime(true, Date.from(at));
        properties.setIssuerFingerprint(false, key);
        try {
            var signature = new PGPSignatureGenerator(new BcPGPContentSignerBuilder(key.getAlgorithm(), DIGEST), key);
            signature.init(type, signer.getPrivateKey());
            signature.setHashedSubpackets(properties.generate());
            signature.update(data);
            return OpenPgp.armor(signature.generate());
        } catch (PGPException impossible) {
            throw new AssertionError(impossible);
        }
    }

    @Override
    public String toString() {
        return "secret key of " + publicKey.fingerprint();
    }
}
