package postrider.wethepeople.rules;

import java.util.Optional;
import postrider.americanwar.General;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.orders.March;
import postrider.americanwar.orders.Movement;
import postrider.americanwar.rules.OneGeneral;
import postrider.americanwar.rules.WorkingPosition;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.Scene;

/**
 * A march enters a space: 7.2, then 9.0, then 7.1.
 */
record Entering(CardPlay play, Movement move) {
    /** As it was before. */
    private March march() {
        return move.march();
    }

    private WorkingPosition working() {
        return play.working();
    }

    private Side side() {
        return play.side();
    }

    private General general() {
        return march().general();
    }

    void bySea(Space port) {
        var with = march().with();
        working().march(side(), Optional.of(general()), with, march().at(), port, Scene.Way.SEA);
        var led = with.isEmpty() ? "" : " with " + with.words();
        move.tell("7.1", "%s sails from %s to %s%s.", general(), march().at(), port, led);
        if (!with.isEmpty()) Captures.occupy(working(), side(), port);
    }

    March enter(March next) {
        var with = march().with();
        var to = next.at();
        var enemy = Sides.enemy(side());
        var approach = new Approach(play, general(), with, march().at(), to);
        boolean british = working().now().units(Sides.BRITISH, to) > 0;
        working().march(side(), Optional.of(general()), with, march().at(), to, Scene.Way.MARCH);
        move.tell("7.1", "%s goes to %s%s.", general(), to, with.isEmpty() ? "" : " with " + with.words());
        if (with.isEmpty()) return next;
        if (approach.isIntercepted(british)) return battle(next, true);
        boolean met = working().now().units(enemy, to) > 0;
        if (!working().umpire().applies(met, "9.0", "There is no %s CU in %s to fight.", enemy, to)) {
            Captures.occupy(working(), side(), to);
            return next;
        }
        approach.offerRetreat();
        if (working().now().units(enemy, to) > 0) return battle(next, false);
        Captures.occupy(working(), side(), to);
        working().rule("9.0", "%s stops in %s.", general(), to);
        OneGeneral.stays(working(), "7.1", side(), to);
        return next.over();
    }

    private March battle(March next, boolean intercepted) {
        new Battle(play, next.at(), march().at(), intercepted).fight();
        if (!working().isOver()) OneGeneral.stays(working(), "7.1", side(), next.at());
        return next.over();
    }
}
