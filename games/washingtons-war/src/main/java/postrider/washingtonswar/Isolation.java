package postrider.washingtonswar;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import postrider.kernel.Side;

/** 10.3 Isolation of PC markers. Lines of both kinds count as adjacent (3.0); Arnold's line is nobody else's. */
final class Isolation {
    private Isolation() {}

    /** The groups of adjacent markers of {@code side} that are isolated, in the order of the box. */
    static List<SortedSet<Space>> isolated(Position now, Side side) {
        return groups(now, side).stream()
                .filter(group -> side == Side.BRITISH ? britishIsolated(now, group) : americanIsolated(now, group))
                .toList();
    }

    /** 10.31.A */
    private static boolean americanIsolated(Position now, SortedSet<Space> group) {
        return group.stream().noneMatch(space -> now.americanUnit(space))
                && around(now, group).stream()
                        .noneMatch(space -> now.congressIn(space)
                                || now.control(space).isEmpty() && now.units(Side.BRITISH, space) == 0);
    }

    /** 10.32.A. That all ports are adjacent to each other changes nothing: a group with a port is never isolated. */
    private static boolean britishIsolated(Position now, SortedSet<Space> group) {
        return group.stream().noneMatch(space -> space.port() || now.units(Side.BRITISH, space) > 0)
                && around(now, group).stream()
                        .noneMatch(space -> now.control(space).isEmpty()
                                && now.units(Side.AMERICAN, space) == 0
                                && now.general(Side.AMERICAN, space).isEmpty());
    }

    private static List<SortedSet<Space>> groups(Position now, Side side) {
        var groups = new ArrayList<SortedSet<Space>>();
        for (var space : now.box().spaces())
            if (now.controls(side, space) && groups.stream().noneMatch(group -> group.contains(space)))
                groups.add(group(now, side, space));
        return groups;
    }

    private static SortedSet<Space> group(Position now, Side side, Space first) {
        var group = new TreeSet<Space>();
        var open = new ArrayDeque<>(List.of(first));
        while (!open.isEmpty()) {
            var space = open.remove();
            if (now.controls(side, space) && group.add(space))
                open.addAll(now.box().adjacent(space));
        }
        return group;
    }

    private static SortedSet<Space> around(Position now, SortedSet<Space> group) {
        var around = new TreeSet<Space>();
        group.forEach(space -> around.addAll(now.box().adjacent(space)));
        around.removeAll(group);
        return around;
    }
}
