package postrider.gateway.signing;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.Arrays;
import java.util.Date;
import java.util.HexFormat;
import java.util.function.Consumer;
import org.bouncycastle.bcpg.ArmoredOutputStream;
import org.bouncycastle.bcpg.BCPGKey;
import org.bouncycastle.bcpg.HashAlgorithmTags;
import org.bouncycastle.bcpg.PublicKeyAlgorithmTags;
import org.bouncycastle.bcpg.PublicKeyPacket;
import org.bouncycastle.bcpg.PublicSubkeyPacket;
import org.bouncycastle.bcpg.sig.KeyFlags;
import org.bouncycastle.crypto.AsymmetricCipherKeyPair;
import org.bouncycastle.crypto.generators.RSAKeyPairGenerator;
import org.bouncycastle.crypto.params.Ed25519PrivateKeyParameters;
import org.bouncycastle.crypto.params.RSAKeyGenerationParameters;
import org.bouncycastle.openpgp.PGPException;
import org.bouncycastle.openpgp.PGPKeyPair;
import org.bouncycastle.openpgp.PGPPublicKey;
import org.bouncycastle.openpgp.PGPSignature;
import org.bouncycastle.openpgp.PGPSignatureGenerator;
import org.bouncycastle.openpgp.PGPSignatureSubpacketGenerator;
import org.bouncycastle.openpgp.operator.bc.BcKeyFingerprintCalculator;
import org.bouncycastle.openpgp.operator.bc.BcPGPContentSignerBuilder;
import org.bouncycastle.openpgp.operator.bc.BcPGPKeyPair;

/** Makes certificates that no honest program would make. */
final class Forge {
    static final Date NOV_1 = Date.from(Instant.parse("2026-11-01T00:00:00Z"));
    static final Date NOON = Date.from(Instant.parse("2026-11-20T12:00:00Z"));

    /** The content of a signature. */
    interface Contents extends Consumer<PGPSignatureSubpacketGenerator> {}

    static final Contents NOTHING = properties -> {};
    static final Contents SIGNS = properties -> properties.setKeyFlags(true, KeyFlags.SIGN_DATA);
    static final Contents SIGNS_AND_CERTIFIES =
            properties -> properties.setKeyFlags(true, KeyFlags.SIGN_DATA | KeyFlags.CERTIFY_OTHER);

    private Forge() {}

    /** An Ed25519 key pair of version 4. */
    static PGPKeyPair pair(int seed) {
        return pair(PublicKeyPacket.VERSION_4, PublicKeyAlgorithmTags.EDDSA_LEGACY, seed);
    }

    static PGPKeyPair pair(int version, int algorithm, int seed) {
        var bytes = new byte[Ed25519PrivateKeyParameters.KEY_SIZE];
        Arrays.fill(bytes, (byte) seed);
        var secret = new Ed25519PrivateKeyParameters(bytes);
        return pair(version, algorithm, new AsymmetricCipherKeyPair(secret.generatePublicKey(), secret));
    }

    static PGPKeyPair rsa(int bits) {
        var generator = new RSAKeyPairGenerator();
        generator.init(new RSAKeyGenerationParameters(BigInteger.valueOf(65537), new SecureRandom(), bits, 20));
        return pair(PublicKeyPacket.VERSION_4, PublicKeyAlgorithmTags.RSA_GENERAL, generator.generateKeyPair());
    }

    private static PGPKeyPair pair(int version, int algorithm, AsymmetricCipherKeyPair numbers) {
        try {
            return new BcPGPKeyPair(version, algorithm, numbers, NOV_1);
        } catch (PGPException impossible) {
            throw new AssertionError(impossible);
        }
    }

    /** A public key whose secret, if there is one, nobody knows. */
    static PGPPublicKey publicKey(int version, int algorithm, BCPGKey numbers) {
        return key(new PublicKeyPacket(version, algorithm, NOV_1, numbers));
    }

    /** The same public key as a subkey, which anybody can derive. */
    static PGPPublicKey asSubkey(PGPPublicKey key) {
        return key(new PublicSubkeyPacket(
                key.getVersion(),
                key.getAlgorithm(),
                key.getCreationTime(),
                key.getPublicKeyPacket().getKey()));
    }

    private static PGPPublicKey key(PublicKeyPacket packet) {
        try {
            return new PGPPublicKey(packet, new BcKeyFingerprintCalculator());
        } catch (PGPException impossible) {
            throw new AssertionError(impossible);
        }
    }

    /** A proper key with its user ID. */
    static PGPPublicKey certified(PGPKeyPair pair) {
        return named(
                pair.getPublicKey(),
                signature(pair, PGPSignature.POSITIVE_CERTIFICATION)
                        .with(SIGNS_AND_CERTIFIES)
                        .over("Somebody", pair.getPublicKey()));
    }

    static PGPPublicKey named(PGPPublicKey key, PGPSignature certification) {
        return PGPPublicKey.addCertification(key, "Somebody", certification);
    }

    static PGPPublicKey bound(PGPPublicKey subkey, PGPSignature binding) {
        return PGPPublicKey.addCertification(asSubkey(subkey), binding);
    }

    static String armored(PGPPublicKey... keys) {
        var text = new ByteArrayOutputStream();
        try (var armored = ArmoredOutputStream.builder().clearHeaders().build(text)) {
            for (var key : keys) key.encode(armored);
        } catch (IOException impossible) {
            throw new AssertionError(impossible);
        }
        return text.toString(StandardCharsets.US_ASCII);
    }

    /** The key as somebody careless would enrol it. */
    static PublicKey enrolled(PGPPublicKey... keys) {
        return new PublicKey(HexFormat.of().formatHex(keys[0].getFingerprint()), armored(keys));
    }

    /** By default dated 1 November, with SHA-512. */
    static SignatureDraft signature(PGPKeyPair signer, int type) {
        return new SignatureDraft(signer, type, HashAlgorithmTags.SHA512, NOV_1, NOTHING);
    }

    /** A signature about to be made. */
    record SignatureDraft(PGPKeyPair signer, int type, int digest, Date at, Contents contents) {
        SignatureDraft with(Contents more) {
            return new SignatureDraft(signer, type, digest, at, more);
        }

        SignatureDraft at(Date when) {
            return new SignatureDraft(signer, type, digest, when, contents);
        }

        SignatureDraft digest(int algorithm) {
            return new SignatureDraft(signer, type, algorithm, at, contents);
        }

        PGPSignature over(PGPPublicKey key) {
            return made(generator -> generator.generateCertification(key));
        }

        PGPSignature over(String id, PGPPublicKey key) {
            return made(generator -> generator.generateCertification(id, key));
        }

        PGPSignature over(PGPPublicKey primary, PGPPublicKey subkey) {
            return made(generator -> generator.generateCertification(primary, subkey));
        }

        PGPSignature over(byte[] text) {
            return made(generator -> {
                generator.update(text);
                return generator.generate();
            });
        }

        private interface Making {
            PGPSignature by(PGPSignatureGenerator generator) throws PGPException;
        }

        private PGPSignature made(Making making) {
            var key = signer.getPublicKey();
            var properties = new PGPSignatureSubpacketGenerator();
            properties.setSignatureCreationTime(true, at);
            properties.setIssuerFingerprint(false, key);
            contents.accept(properties);
            try {
                var generator =
                        new PGPSignatureGenerator(new BcPGPContentSignerBuilder(key.getAlgorithm(), digest), key);
                generator.init(type, signer.getPrivateKey());
                generator.setHashedSubpackets(properties.generate());
                return making.by(generator);
            } catch (PGPException impossible) {
                throw new AssertionError(impossible);
            }
        }
    }
}
