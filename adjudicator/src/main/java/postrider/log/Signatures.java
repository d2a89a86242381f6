package postrider.log;

import java.util.Optional;
import java.util.ServiceLoader;

/** Checks signatures that are on file, and reads what was signed. Found by {@link ServiceLoader}; the gateway has it. */
public interface Signatures {
    /**
     * What is wrong with the signature of {@code letter} by {@code armoredKey}, one clause without a full stop; empty if it
     * is good.
     */
    Optional<String> fault(Written letter, String armoredKey);

    /** What is wrong with the signature of the referee, by the key with this fingerprint, likewise. */
    Optional<String> fault(String signed, String signature, String armoredKey, String fingerprint);

    /** What is wrong with the key of {@code player}, likewise; empty if their fingerprint belongs to it. */
    Optional<String> fault(Event.Player player);

    /** The plain text that was signed, line ends LF; empty if there is none. */
    Optional<String> text(Written letter);

    /** The one that is installed, if any. */
    static Optional<Signatures> installed() {
        return ServiceLoader.load(Signatures.class).findFirst();
    }
}
