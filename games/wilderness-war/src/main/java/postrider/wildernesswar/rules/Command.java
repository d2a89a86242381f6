package postrider.wildernesswar.rules;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import postrider.kernel.Fault;
import postrider.kernel.Lists;
import postrider.kernel.Side;
import postrider.wildernesswar.Board;
import postrider.wildernesswar.Group;
import postrider.wildernesswar.Leader;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Unit;

/** 5.34, 5.534: who commands whom. */
public final class Command {
    private Command() {}

    /** The largest force of a leader where he stands, strong units first. */
    public static Group most(Board board, Leader leader) {
        var space = board.space(leader);
        if (space.isEmpty()) return Group.of(leader);
        var subordinates = Lists.those(
                board.leaders(leader.side(), space.get()),
                other -> !other.equals(leader) && other.command() <= leader.command());
        return most(board, leader, subordinates, space.get());
    }

    /** The largest force of a leader without subordinates. */
    public static Group alone(Board board, Leader leader) {
        return board.space(leader)
                .map(space -> most(board, leader, List.of(), space))
                .orElseGet(() -> Group.of(leader));
    }

    private static Group most(Board board, Leader leader, List<Leader> subordinates, Space space) {
        var leaders = Lists.with(subordinates, leader);
        boolean johnson = leaders.stream().anyMatch(Leader::isJohnson);
        int limit = leaders.stream().mapToInt(Leader::command).sum();
        var units = board.units(leader.side(), space);
        var free = Lists.those(units, unit -> unit.followsJohnson() && johnson);
        var others = units.stream()
                .filter(unit -> !unit.followsJohnson())
                .sorted(Comparator.comparing((Unit unit) -> -board.strength(unit)))
                .limit(limit)
                .toList();
        return new Group(Optional.of(leader), subordinates, Lists.both(others, free));
    }

    /** Why these cannot act together. */
    static Optional<Fault> fault(Board board, Side side, Group group) {
        var space = board.space(group.head());
        if (space.isEmpty()) return Fault.no("5.31", "%s is not on the map.", group.head());
        for (var piece : group.pieces()) {
            if (piece.side() != side) return Fault.no("5.31", "%s is not yours.", piece);
            if (!board.space(piece).equals(space))
                return Fault.no("5.34", "%s is not in %s with %s.", piece, space.get(), group.head());
        }
        if (group.pieces().stream().distinct().count() < group.pieces().size())
            return Fault.no("5.31", "A piece is named twice.");
        if (group.commander().isEmpty())
            return group.pieces().size() == 1
                    ? Optional.empty()
                    : Fault.no("5.34", "A force needs a leader, and %s is none.", group.head());
        var commander = group.commander().get();
        for (var leader : group.leaders())
            if (leader.command() > commander.command())
                return Fault.no("5.34", "%s does not serve under %s, who ranks lower.", leader, commander);
        boolean johnson = group.allLeaders().stream().anyMatch(Leader::isJohnson);
        for (var unit : group.units())
            if (unit.followsJohnson() && !johnson) return Fault.no("5.534", "Only Johnson commands %s.", unit);
        int limit = group.allLeaders().stream().mapToInt(Leader::command).sum();
        long units =
                group.units().stream().filter(unit -> !unit.followsJohnson()).count();
        return units <= limit
                ? Optional.empty()
                : Fault.no("5.34", "%s and his subordinates command %d units, not %d.", commander, limit, units);
    }

    /** 7.51: the best of those with the highest command. */
    static Optional<Leader> senior(List<Leader> leaders) {
        return leaders.stream().max(Comparator.comparing(Leader::command).thenComparing(Leader::tactics));
    }

    static int tactics(List<Leader> leaders) {
        return senior(leaders).map(Leader::tactics).orElse(0);
    }
}
