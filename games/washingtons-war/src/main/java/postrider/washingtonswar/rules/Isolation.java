package postrider.washingtonswar.rules;

import java.util.List;
import postrider.kernel.Lists;
import postrider.kernel.Side;
import postrider.map.SpaceSet;
import postrider.washingtonswar.Position;
import postrider.washingtonswar.Sides;
import postrider.washingtonswar.Space;

/** 10.3 Isolation of PC markers. Lines of both kinds count as adjacent (3.0); Arnold's line is nobody else's. */
public final class Isolation {
    private Isolation() {}

    /** The groups of adjacent markers of {@code side} that are isolated, in the order of the box. */
    public static List<SpaceSet<Space>> isolated(Position now, Side side) {
        var ground = new Occupancy(now);
        var holding = side == Sides.BRITISH ? holdingTheBritish(ground) : ground.americanUnits();
        var open = side == Sides.BRITISH ? openToTheBritish(ground) : openToTheAmericans(ground);
        return Lists.those(
                now.box().lines().groups(now.board().control().of(side)),
                group -> group.and(holding).isEmpty()
                        && around(now, group).and(open).isEmpty());
    }

    /** 10.31.A */
    private static SpaceSet<Space> openToTheAmericans(Occupancy ground) {
        var free = ground.free().minus(ground.of(Sides.BRITISH).units());
        return ground.now().board().congress().map(free::with).orElse(free);
    }

    /** 10.32.A. That all ports are adjacent to each other changes nothing: a group with a port is never isolated. */
    private static SpaceSet<Space> holdingTheBritish(Occupancy ground) {
        return ground.now().box().ports().or(ground.of(Sides.BRITISH).units());
    }

    /** 10.32.A */
    private static SpaceSet<Space> openToTheBritish(Occupancy ground) {
        var americans = ground.of(Sides.AMERICAN);
        return ground.free().minus(americans.units()).minus(americans.generals());
    }

    private static SpaceSet<Space> around(Position now, SpaceSet<Space> group) {
        return now.box().lines().nextTo(group).minus(group);
    }
}
