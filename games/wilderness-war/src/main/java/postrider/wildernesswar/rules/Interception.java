package postrider.wildernesswar.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import postrider.kernel.question.Asking;
import postrider.kernel.ruling.Fault;
import postrider.kernel.view.Scene;
import postrider.map.SpaceSet;
import postrider.text.Lists;
import postrider.wildernesswar.Group;
import postrider.wildernesswar.Piece;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Unit;
import postrider.wildernesswar.WarTopic;
import postrider.wildernesswar.rules.AttemptQuestion.Manner;

/**
 * 6.7: the other side's attempt to intercept a force in the space it enters.
 *
 * @param through whether the force infiltrates, so that it may also be intercepted from within the space (6.62)
 */
record Interception(ActionPhase phase, Group mover, Space from, Space space, boolean through)
        implements AtTable.InPhase {
    /**
     * Empty if nobody near could intercept.
     *
     * @param about what distinguishes this entry from others in the impulse
     */
    Optional<AttemptQuestion> question(Supplier<String> about) {
        var able = able();
        if (able.isEmpty()) return Optional.empty();
        var text = "%s enters %s from %s. Who tries to intercept?";
        var asking = new Asking(enemy(), "6.7", WarTopic.INTERCEPT, about.get(), text, mover, space, from)
                .knowing(() -> AttemptQuestion.facts(able, "6.72"));
        var seen = table().seen(enemy(), space).of(() -> strongest(able), mover::units);
        return Optional.of(new AttemptQuestion(table(), asking, able, Manner.INTERCEPT, this::fault, seen));
    }

    /** Carries out the attempt; returns the pieces that came. */
    List<Piece> tried(Group group) {
        var at = at(group);
        var comes = "intercepts in " + space;
        var stays = "does not intercept in " + space;
        if (!Attempt.succeeds(table(), group, "6.71", "to intercept", comes, stays)) return List.of();
        table().move(group.pieces(), space);
        if (!at.equals(space))
            umpire().show(new Scene.Went(
                    enemy(), group.head().name(), at.name(), space.name(), Scene.Way.INTERCEPTION));
        return group.pieces();
    }

    private Space at(Group group) {
        return board().space(group.head()).orElseThrow();
    }

    private List<Unit> strongest(List<Attempt> able) {
        var board = board();
        return Collections.max(
                Lists.map(able, attempt -> attempt.who().units()), Comparator.comparing(board::strength));
    }

    /** 6.71, 6.724 */
    private SpaceSet<Space> near() {
        var near = country().roads().from(space).without(from);
        return through ? near.with(space) : near;
    }

    /** 6.72: each leader with all they can command, and each unit alone; any part of a force may try. */
    private List<Attempt> able() {
        var able = new ArrayList<Attempt>();
        var otherwise = "%s in %s cannot meet a lone Auxiliary unit in %s.";
        for (var at : near().and(board().freeUnits(enemy())))
            for (var group : standing(at))
                if (umpire().applies(reaches(group, at), "6.721", otherwise, group.head(), at, space))
                    able.add(new Attempt(group, at));
        return able;
    }

    private List<Group> standing(Space at) {
        var board = board();
        var groups = new ArrayList<Group>();
        var units = board.units(enemy(), at);
        for (var leader : board.leaders(enemy(), at)) {
            var most = Group.most(board, leader);
            if (!most.units().isEmpty()) groups.add(most);
        }
        for (var unit : units) groups.add(Group.of(unit));
        return groups;
    }

    private Optional<Fault> fault(Attempt attempt) {
        var who = attempt.who();
        var at = attempt.space();
        var fault = who.fault(board(), enemy());
        if (fault.isPresent()) return fault;
        if (!at(who).equals(at)) return Fault.no("6.72", "%s is not in %s.", who.head(), at);
        if (who.units().isEmpty()) return Fault.no("6.72", "Leaders do not intercept alone.");
        if (!near().has(at)) return Fault.no("6.71", "%s is not next to %s, or its enemy comes from there.", at, space);
        if (board().isInside(enemy(), at)) return Fault.no("6.72", "%s is besieged.", who.head());
        if (!reaches(who, at)) return Fault.no("6.721", "In %s a lone Auxiliary unit meets another such alone.", space);
        return Optional.empty();
    }

    /** 6.721; within the space everyone reaches it (6.62). */
    private boolean reaches(Group group, Space at) {
        return !(mover.isLoneAuxiliary() && space.terrain().isWild()) || group.isLoneAuxiliary() || at.equals(space);
    }
}
