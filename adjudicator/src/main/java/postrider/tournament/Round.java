package postrider.tournament;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** A round that is over. Those with neither a match nor a bye were away, as with {@link Bye#ZERO}. */
public record Round(List<Match> matches, SortedMap<Integer, Bye> byes) {
    public Round {
        matches = List.copyOf(matches);
        byes = Collections.unmodifiableSortedMap(new TreeMap<>(byes));
    }

    /** An entrant's match; empty if they had none. */
    public Optional<Match> of(int entrant) {
        return matches.stream().filter(match -> match.pairing().has(entrant)).findFirst();
    }

    Optional<Match> playedBy(int entrant) {
        return of(entrant).filter(match -> match.result().played());
    }
}
