package postrider.gateway.signing;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Date;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.bouncycastle.asn1.x9.ECNamedCurveTable;
import org.bouncycastle.bcpg.ArmoredOutputStream;
import org.bouncycastle.bcpg.BCPGInputStream;
import org.bouncycastle.bcpg.BCPGKey;
import org.bouncycastle.bcpg.BCPGOutputStream;
import org.bouncycastle.bcpg.DSAPublicBCPGKey;
import org.bouncycastle.bcpg.ECDSAPublicBCPGKey;
import org.bouncycastle.bcpg.MPInteger;
import org.bouncycastle.bcpg.PacketFormat;
import org.bouncycastle.bcpg.PublicKeyPacket;
import org.bouncycastle.bcpg.RSAPublicBCPGKey;
import org.bouncycastle.bcpg.SignaturePacket;
import org.bouncycastle.bcpg.SignatureSubpacket;
import org.bouncycastle.bcpg.sig.IssuerKeyID;
import org.bouncycastle.bcpg.sig.NotationData;
import org.bouncycastle.openpgp.PGPException;
import org.bouncycastle.openpgp.PGPMarker;
import org.bouncycastle.openpgp.PGPPadding;
import org.bouncycastle.openpgp.PGPPublicKey;
import org.bouncycastle.openpgp.PGPSignature;
import org.bouncycastle.openpgp.PGPSignatureList;
import org.bouncycastle.openpgp.api.OpenPGPApi;
import org.bouncycastle.openpgp.api.OpenPGPCertificate;
import org.bouncycastle.openpgp.api.OpenPGPCertificate.OpenPGPComponentKey;
import org.bouncycastle.openpgp.api.OpenPGPDefaultPolicy;
import org.bouncycastle.openpgp.api.OpenPGPImplementation;
import org.bouncycastle.openpgp.api.OpenPGPPolicy;
import org.bouncycastle.openpgp.api.OpenPGPSignature.OpenPGPDocumentSignature;
import org.bouncycastle.openpgp.api.bc.BcOpenPGPApi;
import org.bouncycastle.openpgp.api.bc.BcOpenPGPImplementation;
import org.bouncycastle.openpgp.bc.BcPGPObjectFactory;
import org.bouncycastle.openpgp.operator.bc.BcPGPContentVerifierBuilderProvider;
import org.bouncycastle.util.Arrays;
import postrider.gateway.mime.Latin;
import postrider.gateway.signing.SignatureCheck.Fault;

/** Reads and checks OpenPGP signatures, regardless of who may sign or when. */
final class OpenPgp {
    static final OpenPGPApi API = new BcOpenPGPApi();
    static final OpenPGPImplementation IMPLEMENTATION = new BcOpenPGPImplementation();
    private static final OpenPGPPolicy POLICY = new OpenPGPDefaultPolicy();

    /** The longest armored signature that is read, in bytes; the most signatures in it; the most idle packets in a row. */
    private static final int ARMOR = 64 * 1024;

    private static final int MOST = 8;

    private static final int MOST_IDLE = 8;

    private OpenPgp() {}

    /** The signatures in a file, armored or not; none if it is damaged or is anything else. Nothing is decompressed. */
    static List<PGPSignature> signatures(String file) {
        if (file.length() > ARMOR) return List.of();
        try (var packets = Armor.packets(Latin.bytes(file))) {
            return next(new BcPGPObjectFactory(packets)) instanceof PGPSignatureList list ? first(list) : List.of();
        } catch (IOException | RuntimeException damaged) { // a hostile packet may upset the library anywhere
            return List.of();
        }
    }

    static List<PGPSignature> first(PGPSignatureList list) {
        return StreamSupport.stream(list.spliterator(), false).limit(MOST).toList();
    }

    /** The next object other than a marker or padding (RFC 9580, 5.8 and 5.14). */
    static Object next(BcPGPObjectFactory packets) throws IOException {
        for (int passed = 0; passed < MOST_IDLE; passed++) {
            var object = packets.nextObject();
            if (!(object instanceof PGPMarker || object instanceof PGPPadding)) return object;
        }
        throw new IOException("Too much padding.");
    }

    /** Why {@code signature} does not prove that the holder of {@code key} signed {@code text}; empty if it does. */
    static Optional<Fault> fault(PGPSignature signature, OpenPGPCertificate key, byte[] text) {
        var when = signature.getCreationTime();
        var signer = key.getSigningKeyFor(signature);
        if (signer == null || signature.getSignatureType() > PGPSignature.CANONICAL_TEXT_DOCUMENT)
            return Optional.of(Fault.DAMAGED);
        if (!POLICY.isAcceptableDocumentSignatureHashAlgorithm(signature.getHashAlgorithm(), when))
            return Optional.of(Fault.WEAK);
        if (unfit(key.getPrimaryKey().getPGPPublicKey()).isPresent()
                || unfit(signer.getPGPPublicKey()).isPresent()) return Optional.of(Fault.WEAK_KEY);
        if (hasUnknownCriticalSubpacket(signature)) return Optional.of(Fault.CRITICAL);
        try {
            if (!isCanonical(signature, text)) return Optional.of(Fault.ALTERED);
            signature.init(new BcPGPContentVerifierBuilderProvider(), signer.getPGPPublicKey());
            signature.update(text);
            var checked = new OpenPGPDocumentSignature(signature, signer);
            if (!checked.verify() || !hasPrefix(signature, text)) return Optional.of(Fault.ALTERED);
            return checked.isValid() ? Optional.empty() : Optional.of(invalid(key, signer, when));
        } catch (IOException | PGPException | RuntimeException damaged) {
            return Optional.of(Fault.DAMAGED);
        }
    }

    /** A text signature holds for any line ends (RFC 9580, 5.2.4); only the text with CRLF is accepted. */
    private static boolean isCanonical(PGPSignature signature, byte[] text) {
        if (signature.getSignatureType() != PGPSignature.CANONICAL_TEXT_DOCUMENT) return true;
        var alone = Latin.text(text).replace("\r\n", "");
        return alone.indexOf('\r') < 0 && alone.indexOf('\n') < 0;
    }

    /** RFC 9580, 5.2.3.7: a signature with an unknown critical subpacket must not be accepted. */
    private static boolean hasUnknownCriticalSubpacket(PGPSignature signature) {
        var properties = signature.getHashedSubPackets();
        return properties != null
                && Stream.of(properties.toArray())
                        .filter(SignatureSubpacket::isCritical)
                        .anyMatch(it -> it instanceof NotationData || it.getClass() == SignatureSubpacket.class);
    }

    /** When the signature expires (RFC 9580, 5.2.3.18), if it does. */
    static Optional<Instant> expiry(PGPSignature signature) {
        var seconds =
                signature.hasSubpackets() ? signature.getHashedSubPackets().getSignatureExpirationTime() : 0;
        return seconds == 0
                ? Optional.empty()
                : Optional.of(signature.getCreationTime().toInstant().plusSeconds(seconds));
    }

    /** Why signatures by {@code key} prove nothing; empty if it is fit for use. */
    static Optional<String> unfit(PGPPublicKey key) {
        if (key.getVersion() != PublicKeyPacket.VERSION_4 && key.getVersion() != PublicKeyPacket.VERSION_6)
            return Optional.of("it is of version %d, and only versions 4 and 6 are read".formatted(key.getVersion()));
        if (!POLICY.isAcceptablePublicKey(key)) return Optional.of("it uses " + strength(key));
        return key.getPublicKeyPacket().getKey() instanceof RSAPublicBCPGKey rsa
                        && PlainKeys.isTooLarge(rsa.getModulus(), rsa.getPublicExponent())
                ? Optional.of("its RSA numbers are larger than any program makes them")
                : Optional.empty();
    }

    private static String strength(PGPPublicKey key) {
        return switch (key.getPublicKeyPacket().getKey()) {
            case RSAPublicBCPGKey rsa ->
                "RSA with %d bits".formatted(rsa.getModulus().bitLength());
            case DSAPublicBCPGKey dsa -> "DSA";
            case BCPGKey other -> "an algorithm that proves nothing, number %d".formatted(key.getAlgorithm());
        };
    }

    /** What is weak about a key or its self-signatures; empty if nothing is. */
    static Optional<String> weakness(OpenPGPCertificate key) {
        return key.getKeys().stream()
                .flatMap(part -> unfit(part.getPGPPublicKey()).or(() -> outdated(part.getPGPPublicKey())).stream())
                .findFirst();
    }

    private static Optional<String> outdated(PGPPublicKey key) {
        Iterable<PGPSignature> own = key::getSignatures;
        for (var signature : own)
            if (!POLICY.hasAcceptableSignatureHashAlgorithm(signature))
                return Optional.of("it vouches for itself with an outdated digest such as SHA-1 (prolong it"
                        + " with a gpg of today, and it is signed anew)");
        return Optional.empty();
    }

    /** Armors a signature, always in the same bytes. */
    static String armor(PGPSignature signature) {
        return armor(signature::encode);
    }

    /**
     * The canonical form of a signature by {@code key}. Without it anyone holding the signature could vary the packet header, the unhashed
     * subpackets, and which of the two valid values an ECDSA signature has.
     */
    static String canonical(PGPSignature signature, OpenPGPCertificate key) {
        var signer = key.getSigningKeyFor(signature).getPGPPublicKey();
        var issuer = signer.getVersion() == PublicKeyPacket.VERSION_4
                ? new SignatureSubpacket[] {new IssuerKeyID(false, signer.getKeyID())}
                : new SignatureSubpacket[0];
        return armor(armored -> {
            var packet = packet(signature);
            with(packet, numbers(packet, signer), issuer).encode(new BCPGOutputStream(armored, PacketFormat.CURRENT));
        });
    }

    /** Not {@link SignaturePacket#copyOfWith}, which loses an Ed25519 signature of version 4 (RFC 9580, 5.2.3.3). */
    private static SignaturePacket with(SignaturePacket signature, byte[] numbers, SignatureSubpacket... issuer) {
        return new SignaturePacket(
                signature.getVersion(),
                signature.getSignatureType(),
                signature.getKeyID(),
                signature.getKeyAlgorithm(),
                signature.getHashAlgorithm(),
                signature.getHashedSubPackets(),
                issuer,
                signature.getFingerPrint(),
                numbers,
                signature.getSalt());
    }

    private static byte[] numbers(SignaturePacket signature, PGPPublicKey signer) throws IOException {
        if (!(signer.getPublicKeyPacket().getKey() instanceof ECDSAPublicBCPGKey key))
            return signature.getSignatureBytes();
        var order = ECNamedCurveTable.getByOID(key.getCurveOID()).getN();
        var pair = signature.getSignature();
        return Arrays.concatenate(
                pair[0].getEncoded(), new MPInteger(PlainKeys.lower(order, pair[1].getValue())).getEncoded());
    }

    private static SignaturePacket packet(PGPSignature signature) throws IOException {
        return (SignaturePacket) new BCPGInputStream(new ByteArrayInputStream(signature.getEncoded())).readPacket();
    }

    interface Encoding {
        void to(OutputStream armored) throws IOException;
    }

    static String armor(Encoding encoding) {
        var text = new ByteArrayOutputStream();
        try (var armored = ArmoredOutputStream.builder().clearHeaders().build(text)) {
            encoding.to(armored);
        } catch (IOException impossible) {
            throw new AssertionError(impossible);
        }
        return text.toString(StandardCharsets.US_ASCII);
    }

    /** Whether the two bytes before the signature (RFC 9580, 5.2.3) match its digest: they are not signed. */
    private static boolean hasPrefix(PGPSignature signature, byte[] text) throws IOException, PGPException {
        var digest = IMPLEMENTATION.pgpDigestCalculatorProvider().get(signature.getHashAlgorithm());
        var salt = packet(signature).getSalt();
        if (salt != null) digest.getOutputStream().write(salt);
        digest.getOutputStream().write(text);
        digest.getOutputStream().write(signature.getSignatureTrailer());
        return Arrays.areEqual(Arrays.copyOf(digest.getDigest(), 2), signature.getDigestPrefix());
    }

    private static Fault invalid(OpenPGPCertificate key, OpenPGPComponentKey signer, Date when) {
        if (key.getPrimaryKey().getRevocation() != null || signer.getRevocation() != null) return Fault.REVOKED;
        if (expired(key.getPrimaryKey(), when) || expired(signer, when)) return Fault.EXPIRED;
        return weakness(key).isPresent() ? Fault.WEAK_KEY : Fault.NOT_FOR_SIGNING;
    }

    private static boolean expired(OpenPGPComponentKey key, Date when) {
        var end = key.getKeyExpirationDate();
        return end != null && end.before(when);
    }
}
