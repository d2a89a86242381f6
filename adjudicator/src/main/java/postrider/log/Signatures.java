package postrider.log;

import java.util.Optional;
import java.util.ServiceLoader;

/** Checks filed signatures and reads what was signed. Found by {@link ServiceLoader}; the gateway provides it. */
public interface Signatures {
    /**
     * What is wrong with the signature of {@code letter} by {@code armoredKey}, one clause without a full stop; empty if it
     * is good.
     */
    Optional<String> fault(Written letter, String armoredKey);

    /** What is wrong with the referee's signature, by the key with this fingerprint; empty if it is good. */
    Optional<String> fault(String signed, String signature, String armoredKey, String fingerprint);

    /** What is wrong with the key of {@code player}; empty if it has their fingerprint. */
    Optional<String> fault(Event.Player player);

    /** The plain text that was signed, with LF line ends; empty if there is none. */
    Optional<String> text(Written letter);

    static Optional<Signatures> installed() {
        return ServiceLoader.load(Signatures.class).findFirst();
    }
}
