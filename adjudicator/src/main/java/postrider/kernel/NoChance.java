package postrider.kernel;

import java.util.List;

/** See {@link Chance#NONE}. */
final class NoChance implements Chance {
    @Override
    public Entry.Roll roll(String key, Die die) {
        throw stop();
    }

    @Override
    public Entry.Shuffle shuffle(String key, String deck, List<String> cards) {
        throw stop();
    }

    @Override
    public Entry.Draw draw(String key, String deck) {
        throw stop();
    }

    @Override
    public Entry.Show reveal(String key, String deck, String card) {
        return new Entry.Show(key, deck, card, "");
    }

    @Override
    public Entry.Open open(String key, String deck, List<String> hidden) {
        return new Entry.Open(key, deck, hidden, "");
    }

    @Override
    public Entry.Told disclose(String key, int part) {
        return new Entry.Told(key, part, "");
    }

    private static Awaiting stop() {
        return new Awaiting(List.of());
    }
}
