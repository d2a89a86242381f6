package postrider.kernel;

import java.util.List;

/** Where dice and cards come from. The umpire asks it only for what the journal does not hold yet. */
public interface Chance {
    /** The same, which knows what the journal holds by now. */
    default Chance after(List<Entry> journal) {
        return this;
    }

    Entry.Roll roll(String key, Die die);

    /** A new deck of these cards, replacing the one of that name. */
    Entry.Shuffle shuffle(String key, String deck, List<String> cards);

    /** The top card of the deck; calling it on an empty deck is a fault of the rules. */
    Entry.Draw draw(String key, String deck);

    /** Proof that {@code card} was dealt honestly. */
    Entry.Show reveal(String key, String deck, String card);

    /** Opens every shuffle of the deck that no card is hidden of: neither one of {@code hidden} nor one still to be drawn. */
    Entry.Open open(String key, String deck, List<String> hidden);

    /** Proof that this part was in the order from the beginning. */
    Entry.Told disclose(String key, int part);

    /**
     * Shows cards and parts, without proof, but does not roll, shuffle or draw: there the impulse stops, waiting for nobody.
     * What an order may be judged with before anything happens.
     */
    Chance NONE = new NoChance();
}
