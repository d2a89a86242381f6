package postrider.washingtonswar.rules;

import java.util.List;
import java.util.Optional;
import postrider.kernel.Die;
import postrider.kernel.Side;
import postrider.washingtonswar.Card;
import postrider.washingtonswar.General;
import postrider.washingtonswar.Pile;
import postrider.washingtonswar.Place;
import postrider.washingtonswar.Track;

/** The steps of events in which nobody picks anything. */
final class EventProcedures {
    private EventProcedures() {}

    /** 6.1.D, 6.31: cards drawn from a hand unseen, each shown and discarded; a Special Event takes effect (6.34.B). */
    static void discardAtRandom(WorkingPosition working, Side side, int count) {
        for (int card = 1; card <= count; card++) {
            var hand = working.now().cards().hand(side);
            if (hand.isEmpty()) {
                working.rule("6.31", "The %s hand is empty: no card is lost.", side);
                return;
            }
            int drawn = working.umpire()
                    .roll("6.31", "the card the %s hand loses".formatted(side), new Die(1, hand.size()));
            lose(working, side, hand.get(drawn - 1));
        }
    }

    private static void lose(WorkingPosition working, Side side, Card card) {
        working.takeFromHand(side, card);
        working.show("6.1.D", card, "The %s hand loses %s.", side, card);
        if (card.isSpecial()) {
            working.rule("6.34.B", "%s takes effect at once.", card.label());
            Events.play(working, side, card, Optional.empty());
            Events.afterPlay(working, side, card);
        } else {
            working.discard(card);
            Events.afterDiscard(working, card);
        }
    }

    /** 6.34.C.iii */
    static void warEnds(WorkingPosition working, Card card) {
        working.now().cards().warEnds().ifPresent(working::discard);
        working.cards(cards -> cards.with(Pile.WAR_ENDS, List.of(card)));
        working.rule("6.34.C.iii", "The war ends in %d.", card.endYear());
    }

    /** 10.11.A.iv */
    static void barPlacing(WorkingPosition working) {
        working.track(track -> track.with(Track.Mark.MUTINIES, true));
        working.rule("10.11.A.iv", "The Americans place no PC marker with an OPS card or a discard this turn.");
    }

    /** 12.3 */
    static void moveNavyAway(WorkingPosition working) {
        working.board(board -> board.withNavy(Optional.empty()));
        working.rule("12.3", "The French Navy sails away until the next French Naval Phase.");
    }

    /** 6.33: wherever he is. */
    static void removeArnold(WorkingPosition working) {
        working.place(working.box().general(General.ARNOLD), Place.Box.REMOVED);
        working.rule("6.33", "Arnold leaves the game.");
    }
}
