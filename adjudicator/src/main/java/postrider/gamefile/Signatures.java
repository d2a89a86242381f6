package postrider.gamefile;

import java.util.Optional;
import java.util.ServiceLoader;

/** Checks the signature of a recorded letter. Found by {@link ServiceLoader}; the gateway has it. */
public interface Signatures {
    /**
     * What is wrong with the signature of {@code letter} by {@code armoredKey}, one clause without a full stop; empty if it
     * is good.
     */
    Optional<String> fault(Record.Letter letter, String armoredKey);

    /** The one that is installed, if any. */
    static Optional<Signatures> installed() {
        return ServiceLoader.load(Signatures.class).findFirst();
    }
}
