package postrider.dice;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import postrider.kernel.Chance;
import postrider.kernel.Entry;

/**
 * Quick dice and cards without proofs, for simulations and tests. What comes depends on the seed and on how much came
 * before, so a game that stops and goes on rolls as it would have rolled at once.
 */
public final class UnsealedChance implements Chance {
    private final long seed;
    private final Past past;
    private List<String> deck = List.of();

    public UnsealedChance(long seed) {
        this(seed, List.of());
    }

    /** @param earlier all entries of the game so far */
    public UnsealedChance(long seed, List<Entry> earlier) {
        this.seed = seed;
        this.past = new Past(earlier);
        if (past.shuffles() > 0)
            deck = order(past.shuffles(), past.shuffle(past.shuffles()).cards());
    }

    @Override
    public Entry.Roll roll(String key, int faces) {
        return noted(new Entry.Roll(key, faces, 1 + below(faces, past.rolls(), 0), ""));
    }

    @Override
    public Entry.Shuffle shuffle(String key, List<String> cards) {
        deck = order(past.shuffles() + 1, cards);
        return noted(new Entry.Shuffle(key, cards, ""));
    }

    @Override
    public Entry.Draw draw(String key) {
        return noted(new Entry.Draw(key, deck.get(past.inUse().drawn())));
    }

    @Override
    public Entry.Show show(String key, String card) {
        return noted(new Entry.Show(key, card, ""));
    }

    @Override
    public Entry.Open open(String key) {
        return noted(new Entry.Open(key, ""));
    }

    private List<String> order(int shuffle, List<String> cards) {
        var order = new ArrayList<>(cards);
        for (int i = order.size() - 1; i > 0; i--) Collections.swap(order, i, below(i + 1, shuffle, i));
        return order;
    }

    /** The mixing function of SplittableRandom over three numbers; its slight bias is no matter here. */
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
        past.add(entry);
        return entry;
    }
}
