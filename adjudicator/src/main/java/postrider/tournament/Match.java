package postrider.tournament;

import java.util.Objects;

/** A pairing and its result. */
public record Match(Pairing pairing, Result result) {
    public Match {
        Objects.requireNonNull(result, () -> "There is no result of " + pairing + " yet.");
    }

    public Points of(int entrant) {
        return entrant == pairing.first() ? result.first() : result.second();
    }
}
