package postrider.dice;

import java.util.ArrayList;
import java.util.List;
import postrider.kernel.Die;
import postrider.kernel.Entry;

/** Chance whose dice show given faces, and after those the lowest. With it, all possible throws can be enumerated. */
public final class CountedChance extends UnsealedDecks {
    private final List<Entry.Roll> rolled = new ArrayList<>();
    private final List<Integer> faces;
    private final List<Entry.Draw> recorded;

    /** The rules draw a card that the journal does not record. The card may not be revealed, so the throw cannot be played out. */
    public static final class Uncounted extends RuntimeException {
        private static final long serialVersionUID = 1;

        Uncounted() {
            super("a card is drawn of which nothing is on record", null, false, false);
        }
    }

    /**
     * @param faces for each die, how far above its lowest face to show
     * @param history what was shuffled and drawn so far
     * @param recorded the draws of this impulse; a card drawn under the same key is the same again
     */
    public CountedChance(List<Integer> faces, ChanceHistory history, List<Entry.Draw> recorded) {
        super(history);
        this.faces = List.copyOf(faces);
        this.recorded = new ArrayList<>(recorded);
    }

    public List<Entry.Roll> rolled() {
        return List.copyOf(rolled);
    }

    @Override
    public Entry.Roll roll(String key, Die die) {
        int face = rolled.size() < faces.size() ? faces.get(rolled.size()) : 0;
        rolled.add(new Entry.Roll(key, die, die.low() + face, ""));
        return rolled.getLast();
    }

    @Override
    public Entry.Draw draw(String key, String deck) {
        var draw = recorded.stream()
                .filter(one -> one.key().equals(key) && one.deck().equals(deck))
                .filter(one -> left(deck).remove(one.card()))
                .findFirst()
                .orElseThrow(Uncounted::new);
        recorded.remove(draw);
        return draw;
    }
}
