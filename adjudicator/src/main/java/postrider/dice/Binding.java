package postrider.dice;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import postrider.kernel.ruling.Side;

/**
 * What the dice and shuffles of one impulse are bound to, all of it fixed and mailed to both players before the first of
 * them.
 *
 * @param ordered the order; empty where the game moves by itself
 * @param nonces for each side the digest of the letter of its last order of an earlier impulse, {@link #NO_LETTER} if
 *     it has none
 */
public record Binding(String game, int impulse, Optional<Ordered> ordered, SortedMap<String, String> nonces) {

    /** The nonce of a side that has not written yet. */
    public static final String NO_LETTER = "0".repeat(64);

    /** What stands for an order where there is none. */
    private static final String NO_ORDER = "0".repeat(64);

    /**
     * An order, as both may know it.
     *
     * @param byHand whether the referee entered it
     * @param letter digest of the letter that brought it: it is shown, but no die of this impulse depends on it
     * @param number of the order in the game, from 1
     * @param root of its sealed parts
     */
    public record Ordered(Side by, boolean byHand, String letter, int number, String root) {}

    public Binding {
        nonces = Collections.unmodifiableSortedMap(new TreeMap<>(nonces));
    }

    public Binding(String game, int impulse, Optional<Ordered> ordered, Map<Side, String> nonces) {
        this(game, impulse, ordered, byName(nonces));
    }

    /** The hash of everything in it that the dice depend on. */
    public String hash() {
        var sides = new ArrayList<String>();
        nonces.forEach((side, nonce) -> sides.add(side + " " + nonce));
        return Canon.hash(
                "postrider/binding/2", game, impulse, ordered.map(Ordered::root).orElse(NO_ORDER), sides);
    }

    /** The lines in the record of every letter about this impulse. Those about earlier ones have the nonces. */
    public List<String> lines() {
        var lines = new ArrayList<String>();
        var by = ordered.map(o -> o.by() + (o.byHand() ? " hand " : " letter ") + o.letter())
                .orElse("no order");
        lines.add("[ impulse %d of %s, %s ]".formatted(impulse, game, by));
        ordered.ifPresent(o -> lines.add("[ order %d, root %s ]".formatted(o.number(), o.root())));
        return lines;
    }

    private static SortedMap<String, String> byName(Map<Side, String> nonces) {
        var named = new TreeMap<String, String>();
        nonces.forEach((side, nonce) -> named.put(side.word(), nonce));
        return named;
    }
}
