package postrider.desk;

import java.util.Optional;
import postrider.desk.letters.Dispatch;

/**
 * What became of a letter.
 *
 * @param answer what its writer is told first; empty for a letter delivered twice, which gets no second answer
 * @param answeredBy Message-ID of the letter that tells him so; empty if his own has none, or was only looked at
 */
public record Outcome(Kind kind, Optional<Dispatch> answer, Optional<String> answeredBy) {
    /** How a letter ends. */
    public enum Kind {
        /** An order, an answer or standing orders, and they stand. */
        ACCEPTED,
        /** Not carried out. */
        REJECTED,
        /** A request: preview, status, help, list of standing orders. */
        ANSWERED,
        /** Delivered before; nothing was done. */
        REPEATED
    }

    static Outcome of(Kind kind, Dispatch answer) {
        return new Outcome(kind, Optional.of(answer), Optional.empty());
    }

    Outcome answeredBy(Optional<String> messageId) {
        return new Outcome(kind, answer, messageId);
    }
}
