package postrider.americanwar.orders;

import postrider.americanwar.Card;

/** 6.32.B.i / 6.2: for nothing. */
public record Discard() implements Use {
    @Override
    public String words(Card card) {
        return "discard " + card.label();
    }

    @Override
    public void carryOut(PlayedCard play) {
        play.discard();
    }
}
