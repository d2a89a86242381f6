package postrider.gateway.signing;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import postrider.gateway.signing.SignatureCheck.Fault;
import postrider.log.SigningWay;

/** A signature that a letter claims to have, in one of the {@linkplain SigningWay ways to sign}. Nobody has checked it yet. */
sealed interface Seal permits PgpSeal, CmsSeal, SshSeal, DkimSeal {
    /** Which key it says made it, as it is told to a stranger. */
    String claimed();

    /** It, by each enrolled key that can have made it. */
    Stream<? extends By> among(Keyring keyring);

    /** It by this key; empty if another must have made it. Throws IllegalArgumentException if the key cannot be read. */
    Optional<? extends By> by(PublicKey key);

    /** A signature, and a key that can have made it. */
    interface By {
        String fingerprint();

        /** Why it does not prove that the holder of the key signed {@code text}, today as ever; empty if it does. */
        Optional<Fault> fault(byte[] text);

        /** Why it does not count today, though it is good; empty if it does. */
        default Optional<Fault> late(Instant now) {
            return Optional.empty();
        }

        /** Its one spelling: in a game file no other is good, for whoever holds a letter could else choose among them. */
        String canonical();

        /** When it was made; empty if it does not tell. */
        default Optional<Instant> at() {
            return Optional.empty();
        }
    }

    /** What is on file as a signature: one, or none if it cannot be read. */
    static List<? extends Seal> filed(String signature) {
        return switch (SigningWay.ofSignature(signature).orElse(SigningWay.OPENPGP)) {
            case OPENPGP -> PgpSeal.in(signature);
            case SMIME -> CmsSeal.filed(signature);
            case SSH -> SshSeal.in(signature);
            case MAIL -> DkimSeal.filed(signature);
        };
    }
}
