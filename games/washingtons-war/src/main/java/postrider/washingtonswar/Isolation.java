package postrider.washingtonswar;

import java.util.ArrayList;
import java.util.List;
import postrider.kernel.Side;

/** 10.3 Isolation of PC markers. Lines of both kinds count as adjacent (3.0); Arnold's line is nobody else's. */
final class Isolation {
    private Isolation() {}

    /** The groups of adjacent markers of {@code side} that are isolated, in the order of the box. */
    static List<Subset<Space>> isolated(Position now, Side side) {
        return groups(now, side).stream()
                .filter(group -> side == Side.BRITISH ? britishIsolated(now, group) : americanIsolated(now, group))
                .toList();
    }

    /** 10.31.A */
    private static boolean americanIsolated(Position now, Subset<Space> group) {
        return group.stream().noneMatch(space -> now.americanUnit(space))
                && around(now, group).stream()
                        .noneMatch(space -> now.congressIn(space)
                                || now.control(space).isEmpty() && now.units(Side.BRITISH, space) == 0);
    }

    /** 10.32.A. That all ports are adjacent to each other changes nothing: a group with a port is never isolated. */
    private static boolean britishIsolated(Position now, Subset<Space> group) {
        return group.stream().noneMatch(space -> space.port() || now.units(Side.BRITISH, space) > 0)
                && around(now, group).stream()
                        .noneMatch(space -> now.control(space).isEmpty()
                                && now.units(Side.AMERICAN, space) == 0
                                && now.general(Side.AMERICAN, space).isEmpty());
    }

    private static List<Subset<Space>> groups(Position now, Side side) {
        var groups = new ArrayList<Subset<Space>>();
        for (var left = now.board().control().of(side); !left.isEmpty(); left = left.minus(groups.getLast()))
            groups.add(group(now, left));
        return groups;
    }

    /** The first of some markers, and all that hang together with it. */
    private static Subset<Space> group(Position now, Subset<Space> markers) {
        var group = now.box().nowhere().with(markers.at(0));
        while (true) {
            var more = around(now, group).and(markers);
            if (more.isEmpty()) return group;
            group = group.or(more);
        }
    }

    private static Subset<Space> around(Position now, Subset<Space> group) {
        return now.box().nextTo(group).minus(group);
    }
}
