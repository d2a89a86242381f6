package postrider.tournament;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/** A round that is over. Those with neither a match nor a bye were away, as with {@link Bye#ZERO}. */
public record Round(List<Match> matches, SortedMap<Integer, Bye> byes) {

    /** An entrant's match; empty if they had none. */
    public Optional<Match> of(int entrant) {
        return matches.stream().filter(match -> match.pairing().has(entrant)).findFirst();
    }

    Optional<Match> playedBy(int entrant) {
        return of(entrant).filter(match -> match.result().played());
    }
}
