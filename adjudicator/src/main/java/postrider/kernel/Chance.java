package postrider.kernel;

import java.util.List;

/** Where dice and cards come from. The umpire asks it only for what the journal does not hold yet. */
public interface Chance {
    /** Told what the journal holds by now. */
    default Chance after(List<Entry> journal) {
        return this;
    }

    Entry.Roll roll(String key, Die die);

    /** A new deck of these cards, replacing the one of that name. */
    Entry.Shuffle shuffle(String key, String deck, List<String> cards);

    /** The top card of the deck; calling it on an empty deck is a fault of the rules. */
    Entry.Draw draw(String key, String deck);

    /** A card of the deck, and what proves that it was dealt honestly; without a proof where chance is not sealed. */
    default Entry.Show reveal(String key, String deck, String card) {
        return new Entry.Show(key, deck, card, "");
    }

    /** Opens every shuffle of the deck that no card is hidden of: neither one of {@code hidden} nor one still to be drawn. */
    default Entry.Open open(String key, String deck, List<String> hidden) {
        return new Entry.Open(key, deck, hidden, "");
    }

    /** A part of the order, and what proves that it was in it from the beginning. */
    default Entry.Told disclose(String key, int part) {
        return new Entry.Told(key, part, "");
    }

    /**
     * Shows cards and parts, without proof, but does not roll, shuffle or draw: there the impulse stops, waiting for nobody.
     * What an order may be judged with before anything happens.
     */
    Chance NONE = new Chance() {
        @Override
        public Entry.Roll roll(String key, Die die) {
            throw new Awaiting(List.of());
        }

        @Override
        public Entry.Shuffle shuffle(String key, String deck, List<String> cards) {
            throw new Awaiting(List.of());
        }

        @Override
        public Entry.Draw draw(String key, String deck) {
            throw new Awaiting(List.of());
        }
    };
}
