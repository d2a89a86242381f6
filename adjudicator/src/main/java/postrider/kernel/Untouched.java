package postrider.kernel;

import java.util.List;

/** See {@link Chance#NONE}. */
final class Untouched implements Chance {
    @Override
    public Entry.Roll roll(String key, int faces) {
        throw stop();
    }

    @Override
    public Entry.Shuffle shuffle(String key, List<String> cards) {
        throw stop();
    }

    @Override
    public Entry.Draw draw(String key) {
        throw stop();
    }

    @Override
    public Entry.Show show(String key, String card) {
        return new Entry.Show(key, card, "");
    }

    @Override
    public Entry.Open open(String key) {
        return new Entry.Open(key, "");
    }

    private static Awaiting stop() {
        return new Awaiting(List.of());
    }
}
