package postrider.washingtonswar;

import java.util.List;
import postrider.kernel.Chance;
import postrider.kernel.Entry;

/** For looking ahead: nothing may be rolled or drawn. */
final class NoChance implements Chance {
    @Override
    public Entry.Roll roll(String key, int faces) {
        throw new AssertionError(key);
    }

    @Override
    public Entry.Shuffle shuffle(String key, List<String> cards) {
        throw new AssertionError(key);
    }

    @Override
    public Entry.Draw draw(String key) {
        throw new AssertionError(key);
    }

    @Override
    public Entry.Show show(String key, String card) {
        throw new AssertionError(key);
    }

    @Override
    public Entry.Open open(String key) {
        throw new AssertionError(key);
    }
}
