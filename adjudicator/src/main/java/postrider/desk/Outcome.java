package postrider.desk;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Optional;
import postrider.letters.Dispatch;

/**
 * What became of a letter.
 *
 * @param fate is called {@code kind} in docs/schema.json
 * @param answer what its writer is told first; empty for a letter delivered twice, which gets no second answer, and as long
 *     as earlier letters have to leave before what came of it can be told
 * @param answeredBy Message-ID of the letter that tells them so; empty if there is none yet
 * @param lacking what its writer has used up, if that is why it was passed over
 */
public record Outcome(
        @JsonProperty("kind") Fate fate,
        Optional<Dispatch> answer,
        Optional<String> answeredBy,
        Optional<Ration> lacking) {
    /** How a letter ends. */
    public enum Fate {
        /** An order, an answer or standing orders, and they stand. */
        ACCEPTED,
        /** Not carried out. */
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

    /** It was accepted before, and no letter has told what came of it. */
    static Outcome standing() {
        return of(Fate.ACCEPTED, Optional.empty(), Optional.empty());
    }

    static Outcome repeated(Optional<String> answeredBy) {
        return new Outcome(Fate.REPEATED, Optional.empty(), answeredBy, Optional.empty());
    }

    static Outcome passedOver(Ration lacking) {
        return new Outcome(Fate.PASSED_OVER, Optional.empty(), Optional.empty(), Optional.of(lacking));
    }
}
