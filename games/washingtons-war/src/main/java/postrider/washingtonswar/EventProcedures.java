package postrider.washingtonswar;

import java.util.List;
import java.util.Optional;
import postrider.kernel.Die;
import postrider.kernel.Side;

/** The steps of events in which nobody picks anything. */
final class EventProcedures {
    private EventProcedures() {}

    /** 6.1.D, 6.31: cards drawn from a hand unseen, each shown and discarded; a Special Event takes effect (6.34.B). */
    static void discardAtRandom(Table table, Side side, int count) {
        for (int card = 1; card <= count; card++) {
            var hand = table.now().cards().hand(side);
            if (hand.isEmpty()) {
                table.umpire().rule("6.31", "The %s hand is empty: no card is lost.", side);
                return;
            }
            int drawn =
                    table.umpire().roll("6.31", "the card the %s hand loses".formatted(side), new Die(1, hand.size()));
            lose(table, side, hand.get(drawn - 1));
        }
    }

    private static void lose(Table table, Side side, Card card) {
        table.takeFromHand(side, card);
        table.show("6.1.D", card, "The %s hand loses %s.", side, card);
        if (card.isSpecial()) {
            table.umpire().rule("6.34.B", "%s takes effect at once.", card.label());
            Events.play(table, side, card, Optional.empty());
            Events.afterPlay(table, side, card);
        } else {
            table.discard(card);
            Events.afterDiscard(table, card);
        }
    }

    /** 6.34.C.iii */
    static void warEnds(Table table, Card card) {
        table.now().cards().warEnds().ifPresent(table::discard);
        table.cards(cards -> cards.with(Pile.WAR_ENDS, List.of(card)));
        table.umpire().rule("6.34.C.iii", "The war ends in %d.", card.endYear());
    }

    /** 10.11.A.iv */
    static void barPlacing(Table table) {
        table.track(track -> track.with(Track.Mark.MUTINIES, true));
        table.umpire().rule("10.11.A.iv", "The Americans place no PC marker with an OPS card or a discard this turn.");
    }

    /** 12.3 */
    static void moveNavyAway(Table table) {
        table.board(board -> board.withNavy(Optional.empty()));
        table.umpire().rule("12.3", "The French Navy sails away until the next French Naval Phase.");
    }

    /** 6.33: wherever he is. */
    static void removeArnold(Table table) {
        table.place(table.box().general(General.ARNOLD), Place.Box.REMOVED);
        table.umpire().rule("6.33", "Arnold leaves the game.");
    }
}
