package postrider.wethepeople.rules;

import java.util.List;
import postrider.americanwar.Sides;
import postrider.americanwar.Track;
import postrider.americanwar.WorkingPosition;
import postrider.americanwar.orders.Arrivals;
import postrider.americanwar.orders.FirstPlay;
import postrider.americanwar.orders.Order;
import postrider.americanwar.rules.Turns;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;

/** Chapter 5, the sequence of play. */
public final class Sequence {
    private Sequence() {}

    public static void carryOut(WorkingPosition working, Side by, Order order) {
        switch (order) {
            case Order.Committees committees -> PoliticalControl.committees(working, committees);
            case Order.ForTheKing markers -> throw new AssertionError(markers);
            case Order.Play play -> CardPlay.play(working, by, play);
        }
    }

    public static void advance(WorkingPosition working) {
        Turns.advance(working, Sequence::beginTurn, Sequence::endTurn);
    }

    /** 5.3: the other player plays next, if they still hold cards. */
    static void afterCard(CardPlay play) {
        var working = play.working();
        Victory.automatic(working);
        if (working.isOver()) return;
        var next = Lists.find(
                List.of(Sides.enemy(play.side()), play.side()),
                side -> !working.now().cards().hand(side).isEmpty());
        working.track(track -> track.withToMove(next));
    }

    private static void beginTurn(WorkingPosition working) {
        working.rule("5.0", "The turn of %d begins.", working.now().track().year());
        working.track(track -> track.withPhase(Track.Phase.STRATEGY));
        Arrivals.phase(working); // 5.1
        Dealing.phase(working); // 5.2
        var otherwise = "If you do not, the American says who plays first.";
        var claim = FirstPlay.claim(working, otherwise, CardPlay::new);
        FirstPlay.settle(working, Sides.AMERICAN, claim, "5.3");
    }

    private static void endTurn(WorkingPosition working) {
        WinterAttrition.phase(working); // 5.4
        FrenchAlliance.navyPhase(working); // 5.5
        PoliticalControl.phase(working); // 5.6
        Turns.end(working, Victory::atEnd, Sequence::beginTurn); // 5.7
    }
}
