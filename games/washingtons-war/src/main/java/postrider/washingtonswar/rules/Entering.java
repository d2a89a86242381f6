package postrider.washingtonswar.rules;

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
 * A march enters a space: 7.8, then 7.6, 9.7, 7.9, 9.1, 7.7.
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

    /** 7.5; no interception (7.8.B). */
    void bySea(Space port) {
        var with = march().with();
        working().march(side(), Optional.of(general()), with, march().at(), port, Scene.Way.SEA);
        move.tell("7.5", "%s sails from %s to %s with %s.", general(), march().at(), port, with.words());
        if (!with.isEmpty()) Captures.occupy(working(), side(), port);
    }

    March enter(March next) {
        var with = march().with();
        var from = march().at();
        var to = next.at();
        var enemy = Sides.enemy(side());
        var approach = new Approach(play, general(), with, from, to);
        boolean british = working().now().units(Sides.BRITISH, to) > 0;
        working().march(side(), Optional.of(general()), with, from, to, Scene.Way.MARCH);
        var rule = march().lines().isWilderness(from, to) ? "7.3.D" : "7.3.B";
        move.tell(rule, "%s goes to %s%s.", general(), to, with.isEmpty() ? "" : " with " + with.words());
        if (with.isEmpty()) return next;
        if (approach.isIntercepted(british)) return battle(next, true);
        if (overruns(to)) {
            Overruns.carryOut(working(), side(), to);
            return next;
        }
        boolean met = working().now().units(enemy, to) > 0;
        if (!working().umpire().applies(met, "9.1", "There is no %s CU in %s to fight.", enemy, to)) {
            Captures.occupy(working(), side(), to);
            return next;
        }
        approach.offerRetreat();
        if (overruns(to)) Overruns.carryOut(working(), side(), to);
        if (working().now().units(enemy, to) > 0) return battle(next, false);
        Captures.occupy(working(), side(), to);
        working().rule("7.9.B", "%s stops in %s.", general(), to);
        play.markMoved(to, with);
        OneGeneral.stays(working(), "7.4.C", side(), to);
        return next.over();
    }

    private boolean overruns(Space to) {
        var enemy = Sides.enemy(side());
        return working().now().units(enemy, to) > 0
                && working()
                        .umpire()
                        .applies(
                                march().overruns().has(to),
                                "9.7",
                                () -> "%s with %s meets %s in %s."
                                        .formatted(
                                                general(),
                                                march().with().words(),
                                                Battle.force(working(), enemy, to),
                                                to));
    }

    private March battle(March next, boolean intercepted) {
        var from = march().at();
        var stayed = working().now().troops(from).only(side());
        var ended = new Battle(play, next.at(), from, intercepted).fight();
        ended.ifPresent(space -> {
            var there = working().now().troops(space).only(side());
            play.markMoved(space, space.equals(from) ? there.minus(stayed) : there); // 7.4.E
        });
        return next.over();
    }
}
