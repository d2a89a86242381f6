package postrider.wildernesswar.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import postrider.kernel.Asking;
import postrider.kernel.Choice;
import postrider.kernel.Lists;
import postrider.kernel.Scene;
import postrider.wildernesswar.Group;
import postrider.wildernesswar.Leader;
import postrider.wildernesswar.Piece;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Unit;
import postrider.wildernesswar.WarTopic;

/** 6.8: one force or unit that is about to be attacked tries to avoid battle. */
record Avoidance(ActionPhase phase, Group mover, Space from, Space space) {
    /** Who tries, and where to. */
    record Way(Group who, Space to) {}

    private WorkingPosition table() {
        return phase.table();
    }

    /**
     * Of these; empty if there is nobody or nowhere to go.
     *
     * @param about what tells this attack from the others of the impulse
     */
    Optional<Choice<Optional<Way>>> question(List<Piece> outside, Supplier<String> about) {
        var options = new LinkedHashMap<String, Optional<Way>>();
        var goals = goals();
        for (var group : groups(outside))
            for (var goal : goals)
                options.put("%s to %s".formatted(group.called(), goal), Optional.of(new Way(group, goal)));
        if (options.isEmpty()) return Optional.empty();
        options.put("stand", Optional.empty());
        var text = "%s attacks %s. Who of those outside tries to avoid battle, and where to?".formatted(mover, space);
        return Optional.of(new Asking(phase.enemy(), "6.8", WarTopic.AVOID_BATTLE, about.get(), text)
                .one(options)
                .given(table().forces(phase.enemy(), space)));
    }

    private List<Group> groups(List<Piece> outside) {
        var groups = new ArrayList<Group>();
        for (var leader : Lists.those(outside, Leader.class)) {
            var most = Command.most(table().board(), leader);
            var here = most.without(Lists.those(most.pieces(), piece -> !outside.contains(piece)));
            if (!here.units().isEmpty()) groups.add(here);
        }
        for (var unit : Lists.those(outside, Unit.class)) groups.add(Group.of(unit));
        return groups;
    }

    /** 6.81; the British from an Amphib space to any port (6.811). */
    private List<Space> goals() {
        var board = table().board();
        var goals = new ArrayList<Space>(
                table().country().roads().from(space).without(from).minus(board.held(phase.side())));
        if (phase.enemy() == Sides.BRITISH && board.landings().has(space))
            goals.addAll(March.ports(table().country(), board, Sides.BRITISH).without(space));
        return goals;
    }

    /** Those who are gone. */
    List<Piece> tried(Way way) {
        var group = way.who();
        if (!isAway(group)) return List.of();
        table().move(group.pieces(), way.to());
        table().umpire()
                .show(new Scene.Went(
                        phase.enemy(),
                        group.head().name(),
                        space.name(),
                        way.to().name(),
                        Scene.Way.RETREAT));
        table().rule("6.8", "%s goes to %s.", group.head(), way.to());
        return group.pieces();
    }

    private boolean isAway(Group group) {
        boolean auxiliaries = group.units().stream().allMatch(Unit::isAuxiliary);
        if (space.terrain().isWild() && auxiliaries && !mover.hasAuxiliaries()) {
            table().rule("6.8", "%s avoids battle with ease.", group.head());
            return true;
        }
        int die = table().umpire().roll("6.8", group.head() + " to avoid battle");
        int tactics = group.commander().map(Leader::tactics).orElse(0);
        boolean away = die + tactics >= Interception.NEEDED;
        table().rule(
                        "6.8",
                        "%s rolls %d%s and %s.",
                        group.head(),
                        die,
                        tactics > 0 ? " + " + tactics : "",
                        away ? "avoids battle" : "must stand");
        return away;
    }
}
