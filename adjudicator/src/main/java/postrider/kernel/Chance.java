package postrider.kernel;

import java.util.List;

/** Where dice and cards come from. The umpire asks it only for what the journal does not hold yet. */
public interface Chance {
    /** A die with {@code faces} faces. */
    Entry.Roll roll(String key, int faces);

    /** A new deck of these cards, replacing the deck in use. */
    Entry.Shuffle shuffle(String key, List<String> cards);

    /** The top card of the deck; calling it on an empty deck is a fault of the rules. */
    Entry.Draw draw(String key);

    /** Proof that {@code card} was dealt honestly. */
    Entry.Show show(String key, String card);

    /** Opens every shuffle but the one in use; the rules call it only when no hand holds a card of an older one. */
    Entry.Open open(String key);

    /**
     * Shows cards, without proof, but does not roll, shuffle or draw: there the impulse stops, waiting for nobody. What an
     * order may be judged with before anything happens.
     */
    Chance NONE = new Untouched();
}
