package postrider.americanwar.orders;

import postrider.americanwar.Card;
import postrider.americanwar.Space;

/** What a card is played for. */
public sealed interface Use permits Operate, Control, Reinforce, Event, Use.Discard, Use.Newer {
    /** In canonical words, with the card. */
    String words(Card card);

    /** Judges it, and throws {@link Refused} unless it is allowed; then carries it out. The card has left the hand. */
    void carryOut(PlayedCard play);

    /** 6.32.B.i / 6.2: for nothing. */
    record Discard() implements Use {
        @Override
        public String words(Card card) {
            return "discard " + card.label();
        }

        @Override
        public void carryOut(PlayedCard play) {
            play.discard();
        }
    }

    /** What the elder book does not have: the newer one judges it and carries it out. */
    sealed interface Newer extends Use {
        @Override
        default void carryOut(PlayedCard play) {
            play.carryOut(this);
        }
    }

    /** 7.1.B: begin or extend an Operations Queue. */
    record Queue() implements Newer {
        @Override
        public String words(Card card) {
            return played(card) + "queue";
        }
    }

    /** 6.32.B.ii */
    record DiscardToPlace(Space space) implements Newer {
        @Override
        public String words(Card card) {
            return "discard " + card.label() + ": control " + space;
        }
    }

    /** 6.32.B.iii */
    record DiscardToRemove(Space space) implements Newer {
        @Override
        public String words(Card card) {
            return "discard " + card.label() + ": remove " + space;
        }
    }

    /** With which it begins, unless the card is discarded. */
    static String played(Card card) {
        return "play " + card.label() + ": ";
    }
}
