package postrider.gateway.signing;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import postrider.gateway.signing.SignatureCheck.Fault;
import postrider.log.SigningWay;

/** A signature that a letter claims to have, made in one of the {@linkplain SigningWay ways to sign}. It is not checked yet. */
sealed interface Seal permits PgpSeal, CmsSeal, SshSeal, DkimSeal {
    /** The key it names, in words for a stranger. */
    String claimed();

    /** Paired with each enrolled key that may have made it. */
    Stream<? extends By> among(Keyring keyring);

    /** Paired with this key; empty if another key must have made it. Throws IllegalArgumentException if the key cannot be read. */
    Optional<? extends By> by(PublicKey key);

    /** A signature, and a key that may have made it. */
    interface By {
        String fingerprint();

        /** Why it does not prove that the key's holder signed {@code text}, regardless of the time; empty if it does. */
        Optional<Fault> fault(byte[] text);

        /** Why a good signature does not count now; empty if it does. */
        default Optional<Fault> expired(Instant now) {
            return Optional.empty();
        }

        /** Its canonical form, the only one that is good in a game file: otherwise anyone holding a letter could choose among several. */
        String canonical();

        /** When it was made, if it says so. */
        default Optional<Instant> at() {
            return Optional.empty();
        }
    }

    /** Reads a stored signature: one, or none if it cannot be read. */
    static List<? extends Seal> filed(String signature) {
        return switch (SigningWay.ofSignature(signature).orElse(SigningWay.OPENPGP)) {
            case OPENPGP -> PgpSeal.in(signature);
            case SMIME -> CmsSeal.filed(signature);
            case SSH -> SshSeal.in(signature);
            case MAIL -> DkimSeal.filed(signature);
        };
    }
}
