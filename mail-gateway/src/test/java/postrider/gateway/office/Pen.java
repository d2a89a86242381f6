package postrider.gateway.office;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Date;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.bouncycastle.bcpg.ArmoredOutputStream;
import org.bouncycastle.bcpg.CompressionAlgorithmTags;
import org.bouncycastle.bcpg.HashAlgorithmTags;
import org.bouncycastle.bcpg.PublicKeyAlgorithmTags;
import org.bouncycastle.bcpg.PublicKeyPacket;
import org.bouncycastle.bcpg.sig.KeyFlags;
import org.bouncycastle.crypto.AsymmetricCipherKeyPair;
import org.bouncycastle.crypto.params.Ed25519PrivateKeyParameters;
import org.bouncycastle.openpgp.PGPCompressedDataGenerator;
import org.bouncycastle.openpgp.PGPException;
import org.bouncycastle.openpgp.PGPKeyPair;
import org.bouncycastle.openpgp.PGPKeyRingGenerator;
import org.bouncycastle.openpgp.PGPLiteralData;
import org.bouncycastle.openpgp.PGPLiteralDataGenerator;
import org.bouncycastle.openpgp.PGPPublicKey;
import org.bouncycastle.openpgp.PGPPublicKeyRing;
import org.bouncycastle.openpgp.PGPSignature;
import org.bouncycastle.openpgp.PGPSignatureGenerator;
import org.bouncycastle.openpgp.PGPSignatureSubpacketGenerator;
import org.bouncycastle.openpgp.operator.bc.BcPGPContentSignerBuilder;
import org.bouncycastle.openpgp.operator.bc.BcPGPDigestCalculatorProvider;
import org.bouncycastle.openpgp.operator.bc.BcPGPKeyPair;
import postrider.gateway.office.HostileLetter.Kind;
import postrider.log.Event;

/** Somebody who writes to the referee and signs with OpenPGP in any form. */
record Pen(String name, PGPKeyPair pair, PGPPublicKey publicKey) implements Writer {
    private static final Instant MADE = Town.NOON.minus(Duration.ofDays(20));

    static Pen of(String name, int seed) {
        return of(name, seed, properties -> {});
    }

    /** With a key that was valid for ten days and has expired. */
    static Pen expired(String name, int seed) {
        return of(
                name,
                seed,
                properties -> properties.setKeyExpirationTime(
                        true, Duration.ofDays(10).toSeconds()));
    }

    static Pen revoked(String name, int seed) {
        var pen = of(name, seed);
        try {
            var revocation = generator(pen.pair, HashAlgorithmTags.SHA512, PGPSignature.KEY_REVOCATION, MADE);
            var key = PGPPublicKey.addCertification(
                    pen.publicKey, revocation.generateCertification(pen.pair.getPublicKey()));
            return new Pen(name, pen.pair, key);
        } catch (PGPException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private static Pen of(String name, int seed, Consumer<PGPSignatureSubpacketGenerator> more) {
        var bytes = new byte[Ed25519PrivateKeyParameters.KEY_SIZE];
        Arrays.fill(bytes, (byte) seed);
        var secret = new Ed25519PrivateKeyParameters(bytes);
        var properties = new PGPSignatureSubpacketGenerator();
        properties.setKeyFlags(true, KeyFlags.SIGN_DATA | KeyFlags.CERTIFY_OTHER);
        properties.setSignatureCreationTime(true, Date.from(MADE));
        more.accept(properties);
        try {
            var pair = new BcPGPKeyPair(
                    PublicKeyPacket.VERSION_4,
                    PublicKeyAlgorithmTags.EDDSA_LEGACY,
                    new AsymmetricCipherKeyPair(secret.generatePublicKey(), secret),
                    Date.from(MADE));
            var ring = new PGPKeyRingGenerator(
                    PGPSignature.POSITIVE_CERTIFICATION,
                    pair,
                    "%s <%s@example.org>".formatted(name, name),
                    new BcPGPDigestCalculatorProvider().get(HashAlgorithmTags.SHA1),
                    properties.generate(),
                    null,
                    new BcPGPContentSignerBuilder(PublicKeyAlgorithmTags.EDDSA_LEGACY, HashAlgorithmTags.SHA512),
                    null);
            return new Pen(name, pair, ring.generatePublicKeyRing().getPublicKey());
        } catch (PGPException impossible) {
            throw new AssertionError(impossible);
        }
    }

    String address() {
        return name + "@example.org";
    }

    @Override
    public byte[] letter(int number, String inReplyTo, Instant when, String text) {
        return letter(Kind.SIGNED, number, inReplyTo, when, text);
    }

    /** The same person with a program that has no PGP/MIME. */
    Writer clearSigning() {
        return new Writer() {
            @Override
            public Event.Player player() {
                return Pen.this.player();
            }

            @Override
            public byte[] letter(int number, String inReplyTo, Instant when, String text) {
                return Pen.this.letter(Kind.CLEAR, number, inReplyTo, when, text);
            }
        };
    }

    private byte[] letter(Kind kind, int number, String inReplyTo, Instant when, String text) {
        var letter = new String(
                HostileLetter.of(kind, this, text.split("\n")).written(number, Map.of(name, this), when, new byte[0]),
                StandardCharsets.ISO_8859_1);
        return letter.replaceFirst("Subject:", "In-Reply-To: " + inReplyTo + "\r\nSubject:")
                .getBytes(StandardCharsets.ISO_8859_1);
    }

    @Override
    public Event.Player player() {
        try {
            return new Event.Player(
                    name,
                    address(),
                    HexFormat.of().formatHex(publicKey.getFingerprint()),
                    armor(new PGPPublicKeyRing(List.of(publicKey)).getEncoded()));
        } catch (IOException impossible) {
            throw new AssertionError(impossible);
        }
    }

    /**
     * A detached signature.
     *
     * @param how of the words {@code at+1d}, {@code at-40d}, {@code ends1d}, {@code sha1}, {@code md5}, {@code text}, {@code standalone},
     *     {@code timestamp}, {@code critical}, {@code undated}, {@code unhashed}, {@code twice}
     */
    String sign(byte[] data, List<String> how, Instant now) {
        var at = now;
        var hash = HashAlgorithmTags.SHA512;
        int type = PGPSignature.BINARY_DOCUMENT;
        var properties = new PGPSignatureSubpacketGenerator();
        var outside = new PGPSignatureSubpacketGenerator();
        boolean dated = true;
        int times = 1;
        for (var word : how) {
            switch (word.replaceFirst("[+-]?\\d+d$", "")) {
                case "at" -> at = at.plus(Duration.ofDays(days(word)));
                case "ends" ->
                    properties.setSignatureExpirationTime(
                            true, Duration.ofDays(days(word)).toSeconds());
                case "sha1" -> hash = HashAlgorithmTags.SHA1;
                case "md5" -> hash = HashAlgorithmTags.MD5;
                case "sha256" -> hash = HashAlgorithmTags.SHA256;
                case "text" -> type = PGPSignature.CANONICAL_TEXT_DOCUMENT;
                case "standalone" -> type = PGPSignature.STAND_ALONE;
                case "timestamp" -> type = PGPSignature.TIMESTAMP;
                case "certification" -> type = PGPSignature.POSITIVE_CERTIFICATION;
                case "critical" -> properties.addNotationData(true, true, "postrider@example.org", "play");
                case "unhashed" -> outside.addNotationData(false, true, "orders@example.org", "play everything");
                case "undated" -> dated = false;
                case "twice" -> times = 2;
                default -> throw new AssertionError(word);
            }
        }
        try {
            var packets = new ByteArrayOutputStream();
            for (int i = 0; i < times; i++) {
                var signature = new PGPSignatureGenerator(
                        new BcPGPContentSignerBuilder(pair.getPublicKey().getAlgorithm(), hash), pair.getPublicKey());
                signature.init(type, pair.getPrivateKey());
                if (dated) properties.setSignatureCreationTime(true, Date.from(at));
                properties.setIssuerFingerprint(false, pair.getPublicKey());
                signature.setHashedSubpackets(properties.generate());
                signature.setUnhashedSubpackets(outside.generate());
                signature.update(data);
                packets.write(signature.generate().getEncoded());
            }
            return armor(packets.toByteArray());
        } catch (PGPException | IOException impossible) {
            throw new AssertionError(impossible);
        }
    }

    /** A signed message (RFC 9580, 10.3), packed: {@code how} of the words {@code bomb}, {@code again}, {@code bare}. */
    String pack(byte[] text, List<String> how, Instant now) {
        try {
            var message = new ByteArrayOutputStream();
            var signature = new PGPSignatureGenerator(
                    new BcPGPContentSignerBuilder(pair.getPublicKey().getAlgorithm(), HashAlgorithmTags.SHA512),
                    pair.getPublicKey());
            signature.init(PGPSignature.BINARY_DOCUMENT, pair.getPrivateKey());
            var properties = new PGPSignatureSubpacketGenerator();
            properties.setSignatureCreationTime(true, Date.from(now));
            properties.setIssuerFingerprint(false, pair.getPublicKey());
            signature.setHashedSubpackets(properties.generate());
            boolean bare = how.contains("bare");
            int times = how.contains("bomb") ? 1_000_000 : 1;
            if (!bare) signature.generateOnePassVersion(false).encode(message);
            try (var literal = new PGPLiteralDataGenerator()
                    .open(message, PGPLiteralData.BINARY, "pass", (long) text.length * times, Date.from(now))) {
                for (int i = 0; i < times; i++) literal.write(text);
            }
            for (int i = 0; i < times; i++) signature.update(text);
            if (!bare) signature.generate().encode(message);
            var packed = packed(message.toByteArray());
            return armor(how.contains("again") ? packed(packed) : packed);
        } catch (PGPException | IOException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private static byte[] packed(byte[] packets) throws IOException, PGPException {
        var bytes = new ByteArrayOutputStream();
        try (var packed = new PGPCompressedDataGenerator(CompressionAlgorithmTags.ZLIB).open(bytes)) {
            packed.write(packets);
        }
        return bytes.toByteArray();
    }

    private static long days(String word) {
        return Long.parseLong(word.replaceFirst("^[a-z]+\\+?", "").replace("d", ""));
    }

    private static PGPSignatureGenerator generator(PGPKeyPair pair, int hash, int type, Instant at)
            throws PGPException {
        var generator = new PGPSignatureGenerator(
                new BcPGPContentSignerBuilder(pair.getPublicKey().getAlgorithm(), hash), pair.getPublicKey());
        generator.init(type, pair.getPrivateKey());
        var properties = new PGPSignatureSubpacketGenerator();
        properties.setSignatureCreationTime(true, Date.from(at));
        properties.setIssuerFingerprint(false, pair.getPublicKey());
        generator.setHashedSubpackets(properties.generate());
        return generator;
    }

    private static String armor(byte[] packets) throws IOException {
        var text = new ByteArrayOutputStream();
        try (var armored = ArmoredOutputStream.builder().clearHeaders().build(text)) {
            armored.write(packets);
        }
        return text.toString(StandardCharsets.US_ASCII);
    }
}
