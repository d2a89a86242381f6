package postrider.wildernesswar.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import postrider.kernel.Asking;
import postrider.kernel.Lists;
import postrider.kernel.Odds;
import postrider.kernel.Scene;
import postrider.wildernesswar.Event;
import postrider.wildernesswar.Group;
import postrider.wildernesswar.Leader;
import postrider.wildernesswar.Piece;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Space.Terrain;
import postrider.wildernesswar.Unit;
import postrider.wildernesswar.WarTopic;

/** What the other side may do about a force that has just entered a space: 6.7 Interception, 6.8 Avoiding battle, 8.1. */
final class Approach {
    private static final int NEEDED = 4;

    private final ActionPhase phase;
    private final WorkingPosition table;
    private final Group mover;
    private final Space from;
    private final Space space;
    private boolean tried;
    private boolean gaveWay;
    private final Set<Piece> failed;

    /** @param failed who has tried in vain to intercept this move (6.84) */
    Approach(ActionPhase phase, Group mover, Space from, Space space, Set<Piece> failed) {
        this.phase = phase;
        this.table = phase.table();
        this.mover = mover;
        this.from = from;
        this.space = space;
        this.failed = failed;
    }

    Space space() {
        return space;
    }

    boolean gaveWay() {
        return gaveWay;
    }

    /** Lake Schooner: along a lake shore to a fortification of the enemy, besieged or not (R5). */
    boolean isTurnedBack() {
        if (!table.country().shores().joins(from, space)) return false;
        if (!table.board().hasFortification(phase.enemy(), space)) return false;
        var text = "%s comes along the lake from %s to %s. Do you play Lake Schooner?".formatted(mover, from, space);
        return new Responses(table, phase.enemy())
                .plays(Event.LAKE_SCHOONER, "5.56", space, "on the lake to " + space, text);
    }

    /**
     * 6.71, 6.72: one attempt; those who have come.
     *
     * @param through it infiltrates, and may be intercepted within the space too (6.62)
     */
    List<Piece> intercepted(boolean through) {
        var groups = able(through);
        if (groups.isEmpty()) return List.of();
        var options = new LinkedHashMap<String, Optional<Group>>();
        for (var group : groups) {
            var at = table.board().space(group.head()).orElseThrow();
            options.put("%s from %s".formatted(words(group), at), Optional.of(group));
        }
        options.put("no", Optional.empty());
        var text = "%s enters %s from %s. Who tries to intercept?".formatted(mover, space, from);
        var facts = List.of("It takes 4 or more with the commander's tactics: alone %s.".formatted(Odds.onAtMost(3)));
        var chosen = table.umpire()
                .askOne(new Asking(
                                phase.enemy(), "6.7", WarTopic.INTERCEPT, table.subject("into " + space), text, facts)
                        .one(options)
                        .given(table.forces(
                                phase.enemy(),
                                space,
                                strongest(groups),
                                table.board().strength(mover.units()))));
        if (chosen.isEmpty()) return List.of();
        tried = true;
        var group = chosen.get();
        var at = table.board().space(group.head()).orElseThrow();
        int die = table.umpire().roll("6.71", group.head() + " to intercept");
        int tactics = group.commander().map(Leader::tactics).orElse(0);
        boolean comes = die + tactics >= NEEDED;
        table.rule(
                "6.71",
                "%s rolls %d%s and %s in %s.",
                group.head(),
                die,
                tactics > 0 ? " + " + tactics : "",
                comes ? "intercepts" : "does not intercept",
                space);
        if (!comes) {
            failed.addAll(group.pieces());
            return List.of();
        }
        table.move(group.pieces(), space);
        if (!at.equals(space))
            table.umpire()
                    .show(new Scene.Went(
                            phase.enemy(), group.head().name(), at.name(), space.name(), Scene.Way.INTERCEPTION));
        return group.pieces();
    }

    private int strongest(List<Group> groups) {
        return groups.stream()
                .mapToInt(group -> table.board().strength(group.units()))
                .max()
                .orElse(0);
    }

    private static String words(Group group) {
        return group.commander().isPresent() && group.pieces().size() > 1
                ? group.toString()
                : group.head().name();
    }

    /** 6.72, 6.721, 6.724: units and forces, alone or with all they lead. */
    private List<Group> able(boolean through) {
        var groups = new ArrayList<Group>();
        var near = table.country().roads().from(space).without(from);
        var enemy = phase.enemy();
        for (var at : through ? near.with(space) : near) {
            var units = table.board().freeUnits(enemy, at);
            if (units.isEmpty()) continue;
            for (var unit : units) add(groups, Group.of(unit), at);
            for (var leader : table.board().leaders(enemy, at)) {
                var most = Command.most(table.board(), leader);
                if (!most.units().isEmpty()) add(groups, most, at);
                var alone = Command.alone(table.board(), leader);
                for (var unit : alone.units())
                    add(groups, new Group(Optional.of(leader), List.of(), List.of(unit)), at);
            }
        }
        return Lists.those(groups, group -> true).stream().distinct().toList();
    }

    private void add(List<Group> groups, Group group, Space at) {
        boolean wild = space.terrain() == Terrain.WILDERNESS || space.terrain() == Terrain.MOUNTAIN;
        if (mover.isLoneAuxiliary() && wild && !group.isLoneAuxiliary() && !at.equals(space)) return;
        groups.add(group);
    }

    /** 8.1, 6.8, 6.83, 6.84, 6.85: the defenders outside, once some have gone inside and some have avoided battle. */
    List<Piece> standing(List<Piece> interceptors) {
        var enemy = phase.enemy();
        var inside = new ArrayList<Piece>();
        var board = table.board();
        if (board.stronghold(space).equals(Optional.of(enemy)) && !board.isBesieged(space))
            inside.addAll(inside(
                    Lists.those(board.pieces(space), piece -> piece.side() == enemy && !interceptors.contains(piece))));
        var outside = Lists.those(board.pieces(space), piece -> piece.side() == enemy && !inside.contains(piece));
        if (!interceptors.isEmpty() || tried) return outside;
        var gone = avoiding(Lists.those(outside, piece -> !failed.contains(piece)));
        return Lists.those(outside, piece -> !gone.contains(piece));
    }

    private List<Piece> inside(List<Piece> there) {
        var text = "%s attacks %s. Who stands inside the %s, where %s?"
                .formatted(
                        mover,
                        space,
                        space.fortress() ? "fortress" : "fort",
                        space.fortress() ? "all can" : "four units can");
        return new Inside(table, phase.enemy(), space).of(there, 0, "8.1", "at " + space, text);
    }

    /** 6.8, 6.81: one force or unit; the British from an Amphib space to any port (6.811). */
    private List<Piece> avoiding(List<Piece> outside) {
        var enemy = phase.enemy();
        var units = Lists.those(outside, Unit.class);
        var goals = new ArrayList<Space>(table.country()
                .roads()
                .from(space)
                .without(from)
                .where(goal -> !table.board().isHeld(phase.side(), goal)));
        if (enemy == Sides.BRITISH && table.board().landings().has(space))
            for (var port : table.country().spaces())
                if (March.isPort(table.board(), enemy, port) && !port.equals(space)) goals.add(port);
        if (units.isEmpty() || goals.isEmpty()) return List.of();
        record Way(Group who, Space to) {}
        var options = new LinkedHashMap<String, Optional<Way>>();
        var groups = new ArrayList<Group>();
        for (var leader : Lists.those(outside, Leader.class)) {
            var most = Command.most(table.board(), leader);
            var here = most.without(Lists.those(most.pieces(), piece -> !outside.contains(piece)));
            if (!here.units().isEmpty()) groups.add(here);
        }
        for (var unit : units) groups.add(Group.of(unit));
        for (var group : groups)
            for (var goal : goals)
                options.put("%s to %s".formatted(words(group), goal), Optional.of(new Way(group, goal)));
        options.put("stand", Optional.empty());
        var text = "%s attacks %s. Who tries to avoid battle, and where to?".formatted(mover, space);
        var chosen = table.umpire()
                .askOne(new Asking(enemy, "6.8", WarTopic.AVOID_BATTLE, table.subject("in " + space), text)
                        .one(options)
                        .given(table.forces(enemy, space)));
        if (chosen.isEmpty()) return List.of();
        var group = chosen.get().who();
        if (!avoids(group)) return List.of();
        table.move(group.pieces(), chosen.get().to());
        table.umpire()
                .show(new Scene.Went(
                        enemy,
                        group.head().name(),
                        space.name(),
                        chosen.get().to().name(),
                        Scene.Way.RETREAT));
        table.rule("6.8", "%s goes to %s.", group.head(), chosen.get().to());
        gaveWay = true;
        return group.pieces();
    }

    private boolean avoids(Group group) {
        boolean wild = space.terrain() == Terrain.WILDERNESS || space.terrain() == Terrain.MOUNTAIN;
        if (wild && group.units().stream().allMatch(Unit::isAuxiliary) && !mover.hasAuxiliaries()) {
            table.rule("6.8", "%s avoids battle with ease.", group.head());
            return true;
        }
        int die = table.umpire().roll("6.8", group.head() + " to avoid battle");
        int tactics = group.commander().map(Leader::tactics).orElse(0);
        boolean away = die + tactics >= NEEDED;
        table.rule(
                "6.8",
                "%s rolls %d%s and %s.",
                group.head(),
                die,
                tactics > 0 ? " + " + tactics : "",
                away ? "avoids battle" : "must stand");
        return away;
    }

    /** 8.251: besieged friends of the mover, as many as like. */
    List<Piece> joiners() {
        var side = phase.side();
        if (!table.board().isInside(side, space)) return List.of();
        var inside = Lists.those(
                table.board().pieces(space),
                piece -> piece.side() == side && !mover.pieces().contains(piece));
        if (Lists.those(inside, Unit.class).isEmpty()) return List.of();
        var options = new LinkedHashMap<String, List<Piece>>();
        options.put("yes", inside);
        inside.forEach(piece -> options.put(piece.name(), List.of(piece)));
        var text = "%s comes to the relief of %s. Do the besieged join the battle, and who of them?"
                .formatted(mover, space);
        return table
                .umpire()
                .ask(new Asking(side, "8.251", WarTopic.JOIN, table.subject("at " + space), text)
                        .some(options, 0, options.size())
                        .given(table.forces(side, space)))
                .stream()
                .flatMap(List::stream)
                .distinct()
                .toList();
    }
}
