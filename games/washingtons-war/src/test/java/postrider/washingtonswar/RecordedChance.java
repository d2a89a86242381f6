package postrider.washingtonswar;

import java.util.ArrayDeque;
import java.util.List;
import postrider.kernel.Chance;
import postrider.kernel.Entry;

/** Hands out the dice and cards of a journal once more, in order. */
final class RecordedChance implements Chance {
    private final ArrayDeque<Entry> recorded;

    RecordedChance(List<Entry> journal) {
        recorded = new ArrayDeque<>(journal.stream()
                .filter(entry -> !(entry instanceof Entry.Answer))
                .toList());
    }

    private <E extends Entry> E next(Class<E> kind) {
        return kind.cast(recorded.removeFirst());
    }

    @Override
    public Entry.Roll roll(String key, int faces) {
        return next(Entry.Roll.class);
    }

    @Override
    public Entry.Shuffle shuffle(String key, List<String> cards) {
        return next(Entry.Shuffle.class);
    }

    @Override
    public Entry.Draw draw(String key) {
        return next(Entry.Draw.class);
    }

    @Override
    public Entry.Show show(String key, String card) {
        return next(Entry.Show.class);
    }

    @Override
    public Entry.Open open(String key) {
        return next(Entry.Open.class);
    }
}
