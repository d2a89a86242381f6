package postrider.washingtonswar.rules;

import java.util.List;
import java.util.Optional;
import postrider.americanwar.Occupancy;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.Track;
import postrider.americanwar.WorkingPosition;
import postrider.americanwar.orders.Order;
import postrider.americanwar.rules.PoliticalPhase;
import postrider.kernel.ruling.Side;
import postrider.map.SpaceSet;
import postrider.text.Lists;

/** Chapter 10, and the markers of the set-up (4.0). */
public final class PoliticalControl {
    private PoliticalControl() {}

    /** 4.0: one in each of the thirteen colonies; one with only one legal space need not be named. Then the British place theirs. */
    static void committees(WorkingPosition working, Order.Committees order) {
        order.place(working);
        working.track(track -> track.withPhase(Track.Phase.FOR_THE_KING).withToMove(Optional.of(Sides.BRITISH)));
    }

    /** 4.0: up to three British markers, placed as if with an OPS card. Then the war begins. */
    static void forTheKing(WorkingPosition working, Order.ForTheKing order) {
        order.place(working, new MarkerRules(working.occupancy(), Sides.BRITISH).action());
        working.track(track -> track.withToMove(Optional.empty()));
    }

    /** 10.2: the Congress (10.2.1), markers under armies (10.2.2), isolated markers (10.2.3). */
    public static void phase(WorkingPosition working) {
        PoliticalPhase.carryOut(working, PoliticalControl::groups);
    }

    /**
     * 10.2.3, 10.31.B, 10.32.B: the groups of adjacent markers of {@code side}, in the order of the box. Lines of both kinds make spaces
     * adjacent (3.0), but Arnold's line does not.
     */
    private static List<PoliticalPhase.Group> groups(Position now, Side side) {
        var connections = now.country().connections();
        var ground = new Occupancy(now);
        var own = ground.of(side);
        var holding = side == Sides.BRITISH ? own.units().or(now.country().ports()) : ground.americanUnits();
        var open = openTo(side, ground);
        return Lists.map(
                connections.groups(own.markers()),
                group -> new PoliticalPhase.Group(
                        group,
                        group.and(holding),
                        connections.nextTo(group).minus(group).and(open)));
    }

    /** 10.31.A, 10.32.A. That all ports are adjacent to each other does not matter here: a group with a port is never isolated. */
    private static SpaceSet<Space> openTo(Side side, Occupancy ground) {
        var enemy = ground.enemyOf(side);
        var free = ground.free().minus(enemy.units());
        return side == Sides.BRITISH
                ? free.minus(enemy.generals())
                : ground.now().board().congress().map(free::with).orElse(free);
    }
}
