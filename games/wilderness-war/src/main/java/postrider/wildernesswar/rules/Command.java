package postrider.wildernesswar.rules;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import postrider.kernel.ruling.Fault;
import postrider.kernel.ruling.Side;
import postrider.wildernesswar.Board;
import postrider.wildernesswar.Group;
import postrider.wildernesswar.Leader;
import postrider.wildernesswar.Space;

/** 5.34, 5.534: who commands whom. */
public final class Command {
    private Command() {}

    /** Why these cannot act together. */
    static Optional<Fault> fault(Board board, Side side, Group group) {
        if (!(board.place(group.head()) instanceof Space space))
            return Fault.no("5.31", "%s is not on the map.", group.head());
        var pieces = group.pieces();
        for (var piece : pieces) {
            if (piece.side() != side) return Fault.no("5.31", "%s is not yours.", piece);
            if (!board.place(piece).equals(space))
                return Fault.no("5.34", "%s is not in %s with %s.", piece, space, group.head());
        }
        if (pieces.size() > 1 && new HashSet<>(pieces).size() < pieces.size())
            return Fault.no("5.31", "A piece is named twice.");
        return led(group);
    }

    /** Why their leaders cannot command so many units. */
    static Optional<Fault> led(Group group) {
        if (group.commander().isEmpty())
            return group.isSeveral()
                    ? Fault.no(
                            () -> group.leaders().stream()
                                    .limit(1)
                                    .map(leader -> "activate " + group.under(leader))
                                    .toList(),
                            "5.34",
                            "A force needs a leader, and %s is none.",
                            group.head())
                    : Optional.empty();
        var commander = group.commander().get();
        for (var leader : group.leaders())
            if (leader.command() > commander.command())
                return Fault.no(
                        () -> List.of("activate " + group.under(leader)),
                        "5.34",
                        "%s does not serve under %s, who ranks lower.",
                        leader,
                        commander);
        boolean johnson = commander.isJohnson() || Group.hasJohnson(group.leaders());
        int units = 0;
        for (var unit : group.units())
            if (!unit.followsJohnson()) units++;
            else if (!johnson) return Fault.no("5.534", "Only Johnson commands %s.", unit);
        int limit = commander.command() + Group.limit(group.leaders());
        var tooMany = "%s and his subordinates command %d units, not %d.";
        return Fault.when(units > limit, "5.34", tooMany, commander, limit, units);
    }

    /** 7.51: the best of those with the highest command rating. */
    public static Optional<Leader> senior(List<Leader> leaders) {
        return leaders.stream().max(Comparator.comparing(Leader::command).thenComparing(Leader::tactics));
    }

    static int tactics(List<Leader> leaders) {
        return senior(leaders).map(Leader::tactics).orElse(0);
    }
}
