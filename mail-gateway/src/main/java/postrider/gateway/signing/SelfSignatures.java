package postrider.gateway.signing;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.bouncycastle.bcpg.PublicKeyUtils;
import org.bouncycastle.bcpg.SignatureSubpacketTags;
import org.bouncycastle.bcpg.sig.KeyFlags;
import org.bouncycastle.openpgp.PGPException;
import org.bouncycastle.openpgp.PGPPublicKey;
import org.bouncycastle.openpgp.PGPPublicKeyRing;
import org.bouncycastle.openpgp.PGPSignature;
import org.bouncycastle.openpgp.PGPSignatureSubpacketVector;
import org.bouncycastle.openpgp.operator.bc.BcKeyFingerprintCalculator;
import org.bouncycastle.openpgp.operator.bc.BcPGPContentVerifierBuilderProvider;

/**
 * Reduces a key to what it says about itself (RFC 9580, 10.1): its valid self-signatures, and the subkeys that are bound in both
 * directions. Anyone can add anything else to a certificate, such as another's key or a false revocation, so that is ignored.
 */
final class SelfSignatures {
    /** The back signature of a subkey may be in the hashed or the unhashed area; checking more than two only costs time. */
    private static final int ANSWERS = 2;

    private SelfSignatures() {}

    /** The certificate without anything that its primary key does not vouch for, and without subkeys that lack a valid binding. */
    static PGPPublicKeyRing only(PGPPublicKeyRing ring) {
        var primary = ring.getPublicKey();
        var kept = new ArrayList<PGPPublicKey>();
        kept.add(vouched(primary));
        for (var subkey : subkeys(ring)) {
            var bindings = bindings(primary, subkey)
                    .filter(binding -> isAnswered(primary, subkey, binding))
                    .toList();
            var revocations = bound(primary, subkey, PGPSignature.SUBKEY_REVOCATION);
            if (!bindings.isEmpty()) kept.add(with(subkey, Stream.concat(bindings.stream(), revocations)));
        }
        return new PGPPublicKeyRing(kept);
    }

    /** How many signatures claim to be self-signatures. */
    static long count(PGPPublicKeyRing ring) {
        var primary = ring.getPublicKey().getKeyIdentifier();
        return stream(ring.iterator())
                .flatMap(key -> stream(key.getSignatures()))
                .filter(signature -> signature.hasKeyIdentifier(primary))
                .count();
    }

    /** A sentence if the key has something that no honest program exports; otherwise empty. */
    static Optional<String> fault(PGPPublicKeyRing ring) {
        return subkeys(ring).stream()
                .flatMap(subkey -> fault(ring.getPublicKey(), subkey).stream())
                .findFirst();
    }

    private static Optional<String> fault(PGPPublicKey primary, PGPPublicKey subkey) {
        var name = HexFormat.of().toHexDigits(subkey.getKeyID());
        var bindings = bindings(primary, subkey).toList();
        if (bindings.isEmpty())
            return Optional.of("Its subkey %s is not bound to it by a good signature.".formatted(name));
        return bindings.stream().noneMatch(binding -> maySign(subkey, binding))
                        || bindings.stream().anyMatch(binding -> isAnswered(primary, subkey, binding))
                ? Optional.empty()
                : Optional.of(("Its subkey %s does not say by a signature of its own that it belongs to it, and may be"
                                + " somebody else's.")
                        .formatted(name));
    }

    private static List<PGPPublicKey> subkeys(PGPPublicKeyRing ring) {
        return stream(ring.iterator()).skip(1).toList();
    }

    private static PGPPublicKey vouched(PGPPublicKey primary) {
        var kept = with(
                primary,
                stream(primary.getKeySignatures())
                        .filter(signature -> isBy(primary, signature, () -> signature.verifyCertification(primary))));
        for (var id :
                stream(primary.getRawUserIDs()).map(ByteBuffer::wrap).distinct().toList())
            for (var signature : stream(primary.getSignaturesForID(id.array())).toList())
                if (isBy(primary, signature, () -> signature.verifyCertification(id.array(), primary)))
                    kept = PGPPublicKey.addCertification(kept, id.array(), signature);
        return kept;
    }

    private static Stream<PGPSignature> bindings(PGPPublicKey primary, PGPPublicKey subkey) {
        return bound(primary, subkey, PGPSignature.SUBKEY_BINDING);
    }

    private static Stream<PGPSignature> bound(PGPPublicKey primary, PGPPublicKey subkey, int type) {
        return stream(subkey.getKeySignatures())
                .filter(signature -> signature.getSignatureType() == type)
                .filter(signature -> isBy(primary, signature, () -> signature.verifyCertification(primary, subkey)));
    }

    /** RFC 9580, 5.2.3.29: a binding without flags forbids nothing. */
    private static boolean maySign(PGPPublicKey subkey, PGPSignature binding) {
        var properties = binding.getHashedSubPackets();
        return PublicKeyUtils.isSigningAlgorithm(subkey.getAlgorithm())
                && (properties == null
                        || !properties.hasSubpacket(SignatureSubpacketTags.KEY_FLAGS)
                        || (properties.getKeyFlags() & KeyFlags.SIGN_DATA) != 0);
    }

    /**
     * RFC 9580, 5.2.1.9: a signing subkey states in a signature of its own which primary key it belongs to. This is not required of an
     * unfit subkey, since nothing it signs is accepted.
     */
    private static boolean isAnswered(PGPPublicKey primary, PGPPublicKey subkey, PGPSignature binding) {
        if (OpenPgp.unfit(subkey).isPresent()) return true;
        return Stream.of(binding.getHashedSubPackets(), binding.getUnhashedSubPackets())
                .flatMap(SelfSignatures::embedded)
                .filter(answer -> answer.getSignatureType() == PGPSignature.PRIMARYKEY_BINDING)
                .limit(ANSWERS)
                .anyMatch(answer -> verifies(subkey, answer, () -> answer.verifyCertification(primary, subkey)));
    }

    private static Stream<PGPSignature> embedded(PGPSignatureSubpacketVector properties) {
        try {
            return properties == null
                    ? Stream.of()
                    : stream(properties.getEmbeddedSignatures().iterator());
        } catch (PGPException | RuntimeException damaged) {
            return Stream.of();
        }
    }

    private interface Check {
        boolean holds() throws PGPException;
    }

    private static boolean isBy(PGPPublicKey primary, PGPSignature signature, Check check) {
        return signature.hasKeyIdentifier(primary.getKeyIdentifier()) && verifies(primary, signature, check);
    }

    /** An unfit key is never used for computation: its numbers may be of any size. */
    private static boolean verifies(PGPPublicKey signer, PGPSignature signature, Check check) {
        try {
            if (OpenPgp.unfit(signer).isPresent()) return false;
            signature.init(new BcPGPContentVerifierBuilderProvider(), signer);
            return check.holds();
        } catch (PGPException | RuntimeException damaged) { // a hostile packet may upset the library anywhere
            return false;
        }
    }

    private static PGPPublicKey with(PGPPublicKey key, Stream<PGPSignature> signatures) {
        try {
            var kept = key.copyMinimal(new BcKeyFingerprintCalculator());
            for (var signature : signatures.toList()) kept = PGPPublicKey.addCertification(kept, signature);
            return kept;
        } catch (PGPException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private static <T> Stream<T> stream(Iterator<T> all) {
        Iterable<T> each = () -> all;
        return StreamSupport.stream(each.spliterator(), false);
    }
}
