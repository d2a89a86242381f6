package postrider.gateway;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Optional;
import org.bouncycastle.openpgp.PGPSignature;
import org.bouncycastle.openpgp.api.OpenPGPCertificate;
import postrider.log.Event;
import postrider.log.Signatures;

/** Checks the OpenPGP signatures in a game file again, by the key enrolled there, as good today as when they were made. */
public final class RecordedSignatures implements Signatures {
    @Override
    public Optional<String> fault(Event.Letter letter, String armoredKey) {
        OpenPGPCertificate key;
        try {
            key = PublicKey.certificate(armoredKey);
        } catch (IllegalArgumentException damaged) {
            return Optional.of("the enrolled key cannot be read");
        }
        var signatures = OpenPgp.signatures(letter.signature());
        if (signatures.size() != 1) return Optional.of(SignatureCheck.Fault.DAMAGED.clause());
        return fault(letter, signatures.getFirst(), key);
    }

    @Override
    public Optional<String> fault(String signed, String signature, String armoredKey, String fingerprint) {
        try {
            var key = PublicKey.certificate(armoredKey);
            if (!PublicKey.fingerprint(key).equals(fingerprint))
                return Optional.of("it was signed by another key than the referee's");
            var signatures = OpenPgp.signatures(signature);
            if (signatures.size() != 1) return Optional.of(SignatureCheck.Fault.DAMAGED.clause());
            if (key.getSigningKeyFor(signatures.getFirst()) == null)
                return Optional.of("it was signed by another key than the referee's");
            return OpenPgp.fault(signatures.getFirst(), key, signed.getBytes(StandardCharsets.UTF_8))
                    .map(SignatureCheck.Fault::clause);
        } catch (IllegalArgumentException damaged) {
            return Optional.of("the referee's key cannot be read");
        }
    }

    @Override
    public Optional<String> fault(Event.Player player) {
        try {
            var fingerprint = PublicKey.fingerprint(PublicKey.certificate(player.key()));
            return fingerprint.equals(player.fingerprint())
                    ? Optional.empty()
                    : Optional.of("the fingerprint of %s is not that of their key".formatted(player.name()));
        } catch (IllegalArgumentException damaged) {
            return Optional.of("the key of %s cannot be read".formatted(player.name()));
        }
    }

    @Override
    public Optional<String> text(Event.Letter letter) {
        return SignedText.of(letter.signed());
    }

    private static Optional<String> fault(Event.Letter letter, PGPSignature signature, OpenPGPCertificate key) {
        if (key.getSigningKeyFor(signature) == null)
            return Optional.of("it was signed by another key, " + HexFormat.of().toHexDigits(signature.getKeyID()));
        var signed = letter.signed().getBytes(StandardCharsets.ISO_8859_1);
        return OpenPgp.fault(signature, key, signed)
                .map(SignatureCheck.Fault::clause)
                .or(() -> Optional.of("its signature has more than one spelling")
                        .filter(other -> !OpenPgp.canonical(signature, key).equals(letter.signature())));
    }
}
