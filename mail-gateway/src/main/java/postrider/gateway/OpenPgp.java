package postrider.gateway;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.Optional;
import org.bouncycastle.bcpg.ArmoredInputStream;
import org.bouncycastle.bcpg.ArmoredOutputStream;
import org.bouncycastle.openpgp.PGPSignature;
import org.bouncycastle.openpgp.PGPSignatureException;
import org.bouncycastle.openpgp.PGPSignatureList;
import org.bouncycastle.openpgp.api.OpenPGPApi;
import org.bouncycastle.openpgp.api.OpenPGPCertificate;
import org.bouncycastle.openpgp.api.OpenPGPCertificate.OpenPGPComponentKey;
import org.bouncycastle.openpgp.api.OpenPGPDefaultPolicy;
import org.bouncycastle.openpgp.api.OpenPGPPolicy;
import org.bouncycastle.openpgp.api.bc.BcOpenPGPApi;
import org.bouncycastle.openpgp.bc.BcPGPObjectFactory;
import postrider.gateway.SignatureCheck.Fault;

/** Detached OpenPGP signatures: reading and checking them, without regard to who may sign or when. */
final class OpenPgp {
    static final OpenPGPApi API = new BcOpenPGPApi();
    private static final OpenPGPPolicy POLICY = new OpenPGPDefaultPolicy();

    /** Longest armored signature that is read, in bytes, and most signatures in it. */
    private static final int ARMOR = 64 * 1024;

    private static final int MOST = 8;

    private OpenPgp() {}

    /** The signatures in an armor; none if it is damaged or holds anything else. Nothing is decompressed. */
    static List<PGPSignature> signatures(String armor) {
        if (armor.length() > ARMOR) return List.of();
        var bytes = new ByteArrayInputStream(armor.getBytes(StandardCharsets.ISO_8859_1));
        try (var packets = new ArmoredInputStream(bytes)) {
            var found = new ArrayList<PGPSignature>();
            if (new BcPGPObjectFactory(packets).nextObject() instanceof PGPSignatureList list)
                for (var signature : list) if (found.size() < MOST) found.add(signature);
            return found;
        } catch (IOException | RuntimeException damaged) { // a hostile packet may upset the library anywhere
            return List.of();
        }
    }

    /** Why {@code signature} does not prove that the holder of {@code key} signed {@code text}; empty if it does. */
    static Optional<Fault> fault(PGPSignature signature, OpenPGPCertificate key, byte[] text) {
        var when = signature.getCreationTime();
        if (signature.getSignatureType() > PGPSignature.CANONICAL_TEXT_DOCUMENT) return Optional.of(Fault.DAMAGED);
        if (!POLICY.isAcceptableDocumentSignatureHashAlgorithm(signature.getHashAlgorithm(), when))
            return Optional.of(Fault.WEAK);
        try {
            var checked = API.verifyDetachedSignature()
                    .addVerificationCertificate(key)
                    .verifyNotAfter(when)
                    .addSignature(signature)
                    .process(new ByteArrayInputStream(text));
            if (checked.isEmpty()) return Optional.of(Fault.DAMAGED);
            if (!checked.getFirst().isTestedCorrect()) return Optional.of(Fault.ALTERED);
            return checked.getFirst().isValid()
                    ? Optional.empty()
                    : Optional.of(invalid(key, checked.getFirst().getIssuer(), when));
        } catch (IOException | PGPSignatureException | RuntimeException damaged) {
            return Optional.of(Fault.DAMAGED);
        }
    }

    /** One signature, armored, the same today and tomorrow. */
    static String armor(PGPSignature signature) {
        var text = new ByteArrayOutputStream();
        try (var armored = ArmoredOutputStream.builder().clearHeaders().build(text)) {
            signature.encode(armored);
        } catch (IOException impossible) {
            throw new AssertionError(impossible);
        }
        return text.toString(StandardCharsets.US_ASCII);
    }

    private static Fault invalid(OpenPGPCertificate key, OpenPGPComponentKey signer, Date when) {
        if (key.getPrimaryKey().getRevocation() != null || signer.getRevocation() != null) return Fault.REVOKED;
        return expired(key.getPrimaryKey(), when) || expired(signer, when) ? Fault.EXPIRED : Fault.NOT_FOR_SIGNING;
    }

    private static boolean expired(OpenPGPComponentKey key, Date when) {
        var end = key.getKeyExpirationDate();
        return end != null && end.before(when);
    }
}
