package postrider.dice;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import postrider.kernel.Chance;
import postrider.kernel.Die;
import postrider.kernel.Entry;

/**
 * Fast dice and cards without proofs, for simulations and tests. Each result depends only on the seed and on how many came before it, so
 * an interrupted game continues as if it had not been interrupted.
 */
public final class UnsealedChance implements Chance {
    private final long seed;
    private final ChanceHistory history;
    private final Map<String, List<String>> decks = new HashMap<>();

    public UnsealedChance(long seed) {
        this(seed, List.of());
    }

    /** @param earlier all entries of the game so far */
    public UnsealedChance(long seed, List<Entry> earlier) {
        this.seed = seed;
        this.history = ChanceHistory.NONE.with(earlier);
    }

    @Override
    public Entry.Roll roll(String key, Die die) {
        return noted(new Entry.Roll(key, die, die.low() + below(die.faces(), history.rolls(), 0), ""));
    }

    @Override
    public Entry.Shuffle shuffle(String key, String deck, List<String> cards) {
        decks.put(deck, order(history.shuffles() + 1, cards));
        return noted(new Entry.Shuffle(key, deck, cards, ""));
    }

    @Override
    public Entry.Draw draw(String key, String deck) {
        var top = history.top(deck);
        var order = decks.computeIfAbsent(deck, name -> order(top.number(), top.cards()));
        return noted(new Entry.Draw(key, deck, order.get(top.drawn())));
    }

    private List<String> order(int shuffle, List<String> cards) {
        var order = new ArrayList<>(cards);
        for (int i = order.size() - 1; i > 0; i--) Collections.swap(order, i, below(i + 1, shuffle, i));
        return order;
    }

    /** A number below {@code bound}, by the mixing function of SplittableRandom. Its slight bias does not matter here. */
    private int below(int bound, long first, long second) {
        return (int) Long.remainderUnsigned(mix(mix(mix(seed) + first) + second), bound);
    }

    private static long mix(long seed) {
        long z = seed + 0x9E3779B97F4A7C15L;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    private <E extends Entry> E noted(E entry) {
        history.add(entry);
        return entry;
    }
}
