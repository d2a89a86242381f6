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
 * The binding of an impulse (docs/dice.md, section 4): what its dice and shuffles depend on besides the secret. All of it is fixed, and
 * mailed to both players, before the first of them.
 *
 * @param ordered the order; empty where the game moves by itself
 * @param nonces by side, the digest of the letter with its last order of an earlier impulse, or {@link #NO_LETTER}
 */
public record Binding(String game, int impulse, Optional<Ordered> ordered, SortedMap<String, String> nonces) {

    /** The nonce of a side that has given no order yet. */
    public static final String NO_LETTER = "0".repeat(64);

    /** The root where there is no order. */
    private static final String NO_ORDER = "0".repeat(64);

    /**
     * What both sides may know of an order.
     *
     * @param byHand whether the referee entered it by hand
     * @param letter the digest of the letter that brought it. It is told, but no die of this impulse depends on it
     * @param number the number of the order in the game, from 1
     * @param root the root of its sealed parts (section 7)
     */
    public record Ordered(Side by, boolean byHand, String letter, int number, String root) {}

    public Binding {
        nonces = Collections.unmodifiableSortedMap(new TreeMap<>(nonces));
    }

    public Binding(String game, int impulse, Optional<Ordered> ordered, Map<Side, String> nonces) {
        this(game, impulse, ordered, byName(nonces));
    }

    /** {@code B} of section 4: the hash of everything here that the dice depend on. */
    public String hash() {
        var sides = new ArrayList<String>();
        nonces.forEach((side, nonce) -> sides.add(side + " " + nonce));
        return Canon.hash(
                "postrider/binding/2", game, impulse, ordered.map(Ordered::root).orElse(NO_ORDER), sides);
    }

    /** The block of the impulse in records (section 8). The nonces are in the blocks of earlier impulses. */
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
