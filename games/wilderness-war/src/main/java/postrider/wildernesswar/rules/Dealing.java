package postrider.wildernesswar.rules;

import postrider.kernel.Lists;
import postrider.kernel.Side;
import postrider.kernel.Wording;
import postrider.wildernesswar.Card;
import postrider.wildernesswar.Pile;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Track.Mark;

/** 5.2: dealing, and making up the deck. */
public final class Dealing {
    /** What the umpire calls the deck. */
    public static final String DECK = "strategy deck";

    private Dealing() {}

    static int handSize(WorkingPosition table, Side side) {
        if (side == Sides.BRITISH) return table.has(Mark.WILLIAM_PITT) ? 9 : 8;
        if (table.has(Mark.QUIBERON_BAY)) return 7;
        return table.has(Mark.DIPLOMATIC_REVOLUTION) ? 9 : 8;
    }

    /** 5.21, 4.0: hands are filled up, one card at a time, the French first; a held card counts. */
    static void deal(WorkingPosition table) {
        var held = Lists.both(table.hand(Sides.FRENCH), table.hand(Sides.BRITISH));
        table.umpire().open("5.21", DECK, Lists.each(held, Card::id));
        for (boolean more = true; more; ) {
            more = false;
            for (var side : Sides.BOTH) if (table.hand(side).size() < handSize(table, side)) more |= dealt(table, side);
        }
        for (var side : Sides.BOTH) table.umpire().tell(side, "5.21", "Your hand: %s.", Wording.list(table.hand(side)));
    }

    private static boolean dealt(WorkingPosition table, Side side) {
        if (table.now().cards().deck().isEmpty()
                && !table.now().cards().discards().isEmpty()) reshuffle(table);
        if (table.now().cards().deck().isEmpty()) return false;
        var purpose = side + " card " + (table.hand(side).size() + 1);
        var card = table.box().card(Integer.parseInt(table.umpire().draw("5.21", DECK, purpose)));
        table.cards(cards -> cards.withoutTop(card).plus(Pile.hand(side), card));
        return true;
    }

    /** 5.25 */
    static void reshuffle(WorkingPosition table) {
        table.cards(cards -> cards.intoDeck(cards.discards()));
        table.umpire().shuffle("5.25", DECK, Lists.each(table.now().cards().deck(), Card::id));
    }
}
