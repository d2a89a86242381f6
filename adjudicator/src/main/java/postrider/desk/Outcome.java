package postrider.desk;

import java.util.Optional;

/**
 * What became of a letter.
 *
 * @param answer what its writer is told first; empty for a letter delivered twice, which gets no second answer
 */
public record Outcome(Kind kind, Optional<Dispatch> answer) {
    /** How a letter ends. */
    public enum Kind {
        /** An order, an answer or standing orders, and they stand. */
        ACCEPTED,
        /** Not carried out. */
        TURNED,
        /** A request: preview, status, help, list of standing orders. */
        ANSWERED,
        /** Delivered before; nothing was done. */
        REPEATED
    }

    static Outcome of(Kind kind, Dispatch answer) {
        return new Outcome(kind, Optional.of(answer));
    }
}
