package postrider.gateway.signing;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import postrider.gateway.mime.Latin;
import postrider.gateway.signing.SignatureCheck.Fault;
import postrider.log.Event;
import postrider.log.Signatures;
import postrider.log.Written;

/** Checks the signatures in a game file again, with the keys enrolled there; the result does not depend on when this is done. */
public final class RecordedSignatures implements Signatures {
    @Override
    public Optional<String> fault(Written letter, String enrolled) {
        try {
            var seals = Seal.filed(letter.signature());
            if (seals.size() != 1) return Optional.of(Fault.DAMAGED.clause());
            var seal = seals.getFirst();
            return seal.by(new PublicKey("", enrolled))
                    .map(by -> fault(letter, by))
                    .orElseGet(() -> Optional.of("it was signed by another key, " + seal.claimed()));
        } catch (IllegalArgumentException damaged) {
            return Optional.of("the enrolled key cannot be read");
        }
    }

    private static Optional<String> fault(Written letter, Seal.By by) {
        return by.fault(Latin.bytes(letter.signed()))
                .map(Fault::clause)
                .or(() -> Optional.of("its signature has more than one spelling")
                        .filter(other -> !by.canonical().equals(letter.signature())));
    }

    @Override
    public Optional<String> fault(String signed, String signature, String armoredKey, String fingerprint) {
        try {
            var key = PublicKey.certificate(armoredKey);
            var signatures = OpenPgp.signatures(signature);
            if (signatures.size() != 1) return Optional.of(Fault.DAMAGED.clause());
            if (!PublicKey.fingerprint(key).equals(fingerprint) || key.getSigningKeyFor(signatures.getFirst()) == null)
                return Optional.of("it was signed by another key than the referee's");
            return OpenPgp.fault(signatures.getFirst(), key, signed.getBytes(StandardCharsets.UTF_8))
                    .map(Fault::clause);
        } catch (IllegalArgumentException damaged) {
            return Optional.of("the referee's key cannot be read");
        }
    }

    @Override
    public Optional<String> fault(Event.Player player) {
        try {
            return PublicKey.named(player.key()).equals(player.fingerprint())
                    ? Optional.empty()
                    : Optional.of("the fingerprint of %s is not that of their key".formatted(player.name()));
        } catch (IllegalArgumentException damaged) {
            return Optional.of("the key of %s cannot be read".formatted(player.name()));
        }
    }

    @Override
    public Optional<String> text(Written letter) {
        return letter.vouchedFor() ? DkimText.of(letter.signed()) : SignedText.of(letter.signed());
    }
}
