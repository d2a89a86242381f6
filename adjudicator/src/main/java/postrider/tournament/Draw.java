package postrider.tournament;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A round before it is played.
 *
 * @param pairings in the order of their tables, the highest first
 * @param byes those without a game, by number
 */
public record Draw(List<Pairing> pairings, SortedMap<Integer, Bye> byes) {
    public Draw {
        pairings = List.copyOf(pairings);
        byes = Collections.unmodifiableSortedMap(new TreeMap<>(byes));
    }
}
