package postrider.dice;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import postrider.kernel.Chance;
import postrider.kernel.Die;
import postrider.kernel.Entry;
import postrider.text.Lists;

/** Repeats the dice and cards of a journal in order. Anything not recorded is an error. */
public final class RecordedChance implements Chance {
    private final Queue<Entry> left;

    public RecordedChance(List<Entry> entries) {
        left = new ArrayDeque<>(
                Lists.filter(entries, entry -> !(entry instanceof Entry.Answer || entry instanceof Entry.Seats)));
    }

    @Override
    public Entry.Roll roll(String key, Die die) {
        return next(Entry.Roll.class, key);
    }

    @Override
    public Entry.Shuffle shuffle(String key, String deck, List<String> cards) {
        return next(Entry.Shuffle.class, key);
    }

    @Override
    public Entry.Draw draw(String key, String deck) {
        return next(Entry.Draw.class, key);
    }

    @Override
    public Entry.Show reveal(String key, String deck, String card) {
        return next(Entry.Show.class, key);
    }

    @Override
    public Entry.Open open(String key, String deck, List<String> hidden) {
        return next(Entry.Open.class, key);
    }

    @Override
    public Entry.Told disclose(String key, int part) {
        return next(Entry.Told.class, key);
    }

    /** Checks only the kind of entry; the umpire checks its key. */
    private <E extends Entry> E next(Class<E> kind, String key) {
        if (!kind.isInstance(left.peek()))
            throw new IllegalStateException(
                    "they want a %s for %s, which is not recorded".formatted(kind.getSimpleName(), key));
        return kind.cast(left.remove());
    }
}
