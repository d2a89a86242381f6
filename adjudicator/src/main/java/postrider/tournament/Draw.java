package postrider.tournament;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;

/**
 * A round before it is played.
 *
 * @param pairings in the order of their tables, the highest first
 * @param byes those without a game, by number
 */
public record Draw(List<Pairing> pairings, SortedMap<Integer, Bye> byes) {

    /** The round with these results of its pairings. */
    public Round played(Map<Pairing, Result> results) {
        return new Round(
                pairings.stream()
                        .map(pairing -> new Match(pairing, results.get(pairing)))
                        .toList(),
                byes);
    }
}
