package postrider.wethepeople.rules;

import java.util.List;
import java.util.Optional;
import postrider.americanwar.Occupancy;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.WorkingPosition;
import postrider.americanwar.orders.Order;
import postrider.americanwar.rules.PoliticalPhase;
import postrider.kernel.ruling.Side;
import postrider.map.SpaceSet;
import postrider.text.Lists;

/** Chapter 10, and the markers of the set-up (4.0). */
public final class PoliticalControl {
    private PoliticalControl() {}

    /** 4.0: one in each of the thirteen colonies; one with only one legal space need not be named. Then the war begins. */
    static void committees(WorkingPosition working, Order.Committees order) {
        order.place(working);
        working.track(track -> track.withToMove(Optional.empty()));
    }

    /** 10.2: the Congress (10.2.1), markers under armies (10.2.2), isolated markers (10.2.3). */
    public static void phase(WorkingPosition working) {
        PoliticalPhase.carryOut(working, PoliticalControl::groups);
    }

    /** 10.2.3: the groups of adjacent markers of {@code side}, in the order of the box (R30). */
    private static List<PoliticalPhase.Group> groups(Position now, Side side) {
        var connections = now.country().connections();
        var ground = new Occupancy(now);
        var own = ground.of(side);
        var pieces = side == Sides.BRITISH ? own.units() : ground.americanUnits();
        var holding = side == Sides.BRITISH ? pieces.or(ground.harbours()) : pieces;
        var ends = pieces.or(empty(side, ground));
        return Lists.map(connections.groups(own.markers()), group -> {
            var around = connections.nextTo(group).minus(group);
            boolean hemmedIn = group.size() == 1
                    && around.minus(ground.enemyOf(side).markers()).isEmpty();
            return new PoliticalPhase.Group(group, group.and(holding), hemmedIn ? around.none() : around.and(ends));
        });
    }

    /** Spaces without a marker and without enemy pieces that would hold them (R29). */
    private static SpaceSet<Space> empty(Side side, Occupancy ground) {
        var held = side == Sides.BRITISH
                ? ground.americanUnits()
                : ground.of(Sides.BRITISH).units();
        return ground.free().minus(held);
    }
}
