package postrider.kernel;

import java.util.List;

/** The source of dice and cards. The umpire consults it only past the end of the journal. */
public interface Chance {
    /** This source, given the journal so far. */
    default Chance after(List<Entry> journal) {
        return this;
    }

    Entry.Roll roll(String key, Die die);

    /** Shuffles these cards into a new deck, which replaces any deck of that name. */
    Entry.Shuffle shuffle(String key, String deck, List<String> cards);

    /** Draws the top card of the deck. The rules must not draw from an empty deck. */
    Entry.Draw draw(String key, String deck);

    /** Shows a card with the proof that it was dealt honestly. The proof is empty where chance is not sealed. */
    default Entry.Show reveal(String key, String deck, String card) {
        return new Entry.Show(key, deck, card, "");
    }

    /** Opens every shuffle of the deck that is replaced or fully drawn and none of whose cards is among {@code hidden}. */
    default Entry.Open open(String key, String deck, List<String> hidden) {
        return new Entry.Open(key, deck, hidden, "");
    }

    /** Discloses a part of the order with the proof that the order contained it from the start. */
    default Entry.Told disclose(String key, int part) {
        return new Entry.Told(key, part, "");
    }

    /**
     * Shows cards and discloses parts without proof, but stops the impulse at the first roll, shuffle or draw. It serves to judge
     * an order before anything happens.
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
