package postrider.wildernesswar.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import postrider.kernel.Asking;
import postrider.kernel.Choice;
import postrider.kernel.Scene;
import postrider.wildernesswar.Group;
import postrider.wildernesswar.Leader;
import postrider.wildernesswar.Piece;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.WarTopic;

/**
 * 6.7: one attempt of the other side to meet a force in the space it enters.
 *
 * @param through it infiltrates, and may be intercepted within the space too (6.62)
 */
record Interception(ActionPhase phase, Group mover, Space from, Space space, boolean through) {
    /** 6.71, 6.8 */
    static final int NEEDED = 4;

    private WorkingPosition table() {
        return phase.table();
    }

    /**
     * Empty if nobody is near who could.
     *
     * @param about what tells this entry from the others of the impulse
     */
    Optional<Choice<Optional<Group>>> question(Supplier<String> about) {
        var able = able();
        if (able.isEmpty()) return Optional.empty();
        var options = new LinkedHashMap<String, Optional<Group>>();
        for (var group : able) options.put("%s from %s".formatted(group.called(), at(group)), Optional.of(group));
        options.put("no", Optional.empty());
        var text = "%s enters %s from %s. Who tries to intercept?".formatted(mover, space, from);
        var facts = List.of(Avoidance.ODDS);
        return Optional.of(new Asking(phase.enemy(), "6.7", WarTopic.INTERCEPT, about.get(), text, facts)
                .one(options)
                .given(table().forces(
                                phase.enemy(),
                                space,
                                strongest(able),
                                table().board().strength(mover.units()))));
    }

    /** Those who have come. */
    List<Piece> tried(Group group) {
        var at = at(group);
        int die = table().umpire().roll("6.71", group.head() + " to intercept");
        int tactics = group.commander().map(Leader::tactics).orElse(0);
        boolean comes = die + tactics >= NEEDED;
        table().rule(
                        "6.71",
                        "%s rolls %d%s and %s in %s.",
                        group.head(),
                        die,
                        tactics > 0 ? " + " + tactics : "",
                        comes ? "intercepts" : "does not intercept",
                        space);
        if (!comes) return List.of();
        table().move(group.pieces(), space);
        if (!at.equals(space))
            table().umpire()
                    .show(new Scene.Went(
                            phase.enemy(), group.head().name(), at.name(), space.name(), Scene.Way.INTERCEPTION));
        return group.pieces();
    }

    private Space at(Group group) {
        return table().board().space(group.head()).orElseThrow();
    }

    private int strongest(Set<Group> groups) {
        return groups.stream()
                .mapToInt(group -> table().board().strength(group.units()))
                .max()
                .orElse(0);
    }

    /** 6.72, 6.721, 6.724: units and forces, alone or with all they lead. */
    private Set<Group> able() {
        var groups = new LinkedHashSet<Group>();
        var near = table().country().roads().from(space).without(from);
        for (var at : through ? near.with(space) : near)
            for (var group : standing(at)) if (reaches(group, at)) groups.add(group);
        return groups;
    }

    private List<Group> standing(Space at) {
        var groups = new ArrayList<Group>();
        var enemy = phase.enemy();
        for (var unit : table().board().freeUnits(enemy, at)) groups.add(Group.of(unit));
        if (groups.isEmpty()) return groups;
        for (var leader : table().board().leaders(enemy, at)) {
            var most = Command.most(table().board(), leader);
            if (!most.units().isEmpty()) groups.add(most);
            for (var unit : Command.alone(table().board(), leader).units())
                groups.add(new Group(Optional.of(leader), List.of(), List.of(unit)));
        }
        return groups;
    }

    /** 6.721, but within the space all do (6.62). */
    private boolean reaches(Group group, Space at) {
        return !(mover.isLoneAuxiliary() && space.terrain().isWild()) || group.isLoneAuxiliary() || at.equals(space);
    }
}
