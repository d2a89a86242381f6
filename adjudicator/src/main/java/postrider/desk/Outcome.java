package postrider.desk;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Optional;
import postrider.letters.Dispatch;

/**
 * What became of a letter.
 *
 * @param fate is called {@code kind} in docs/schema.json
 * @param answer the first letter to its writer; empty for a letter delivered twice, which gets no second answer, and while earlier
 *     letters must leave first
 * @param answeredBy Message-ID of that letter; empty if there is none yet
 * @param lacking the exhausted ration, if the letter was passed over
 */
public record Outcome(
        @JsonProperty("kind") Fate fate,
        Optional<Dispatch> answer,
        Optional<String> answeredBy,
        Optional<Ration> lacking) {
    /** How a letter ends. */
    public enum Fate {
        /** An order, an answer, standing orders or a motion, accepted. */
        ACCEPTED,
        /** Refused. */
        REJECTED,
        /** A request: preview, status, help, list of standing orders. */
        ANSWERED,
        /** Delivered before, or sent again and again; nothing was done. */
        REPEATED,
        /** One too many; nothing was done. */
        PASSED_OVER
    }

    static Outcome of(Fate fate, Dispatch answer) {
        return of(fate, Optional.of(answer), Optional.empty());
    }

    static Outcome of(Fate fate, Optional<Dispatch> answer, Optional<String> answeredBy) {
        return new Outcome(fate, answer, answeredBy, Optional.empty());
    }

    /** The letter was accepted before, and no letter has reported the result yet. */
    static Outcome underWay() {
        return of(Fate.ACCEPTED, Optional.empty(), Optional.empty());
    }

    static Outcome repeated(Optional<String> answeredBy) {
        return new Outcome(Fate.REPEATED, Optional.empty(), answeredBy, Optional.empty());
    }

    static Outcome passedOver(Ration lacking) {
        return new Outcome(Fate.PASSED_OVER, Optional.empty(), Optional.empty(), Optional.of(lacking));
    }
}
