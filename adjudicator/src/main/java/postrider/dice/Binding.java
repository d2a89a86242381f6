package postrider.dice;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import postrider.kernel.Side;

/**
 * What the dice and shuffles of one impulse are bound to, all of it fixed and mailed to both players before the first of
 * them.
 *
 * @param order the order as understood, in canonical words, a line each; empty where the game moves by itself
 * @param ordered who ordered, and the digest of his letter in hex; empty with an empty order
 * @param nonces for each side the digest of the letter of its last order of an earlier impulse, {@link #NO_LETTER} if
 *     it has none
 */
public record Binding(
        String game, int impulse, List<String> order, Optional<Ordered> ordered, SortedMap<String, String> nonces) {

    /** The nonce of a side that has not written yet. */
    public static final String NO_LETTER = "0".repeat(64);

    /** Whose order it is and which letter brought it. The letter's hash is shown, but no die depends on it. */
    public record Ordered(Side by, String letter) {}

    public Binding {
        order = Proof.tame(order);
        nonces = Collections.unmodifiableSortedMap(new TreeMap<>(nonces));
    }

    public Binding(String game, int impulse, List<String> order, Optional<Ordered> ordered, Map<Side, String> nonces) {
        this(game, impulse, order, ordered, byName(nonces));
    }

    /** The hash of everything in it that the dice depend on. */
    public String hash() {
        var sides = new ArrayList<String>();
        nonces.forEach((side, nonce) -> sides.add(side + " " + nonce));
        return Canon.hash("postrider/binding/1", game, impulse, order, sides);
    }

    /** The lines for the foot of every letter about this impulse. */
    public List<String> lines() {
        var lines = new ArrayList<String>();
        var by = ordered.map(o -> o.by() + " letter " + o.letter()).orElse("no order");
        lines.add("[ impulse %d of %s, %s ]".formatted(impulse, game, by));
        for (int i = 0; i < order.size(); i++) lines.add("[ order %d, %s ]".formatted(i + 1, order.get(i)));
        nonces.forEach((side, nonce) -> lines.add("[ nonce %s %s ]".formatted(side, nonce)));
        return lines;
    }

    private static SortedMap<String, String> byName(Map<Side, String> nonces) {
        var named = new TreeMap<String, String>();
        nonces.forEach((side, nonce) -> named.put(side.word(), nonce));
        return named;
    }
}
