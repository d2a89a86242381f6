package postrider.wildernesswar.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import postrider.kernel.question.Asking;
import postrider.kernel.ruling.Fault;
import postrider.kernel.view.Scene;
import postrider.text.Lists;
import postrider.wildernesswar.Group;
import postrider.wildernesswar.Leader;
import postrider.wildernesswar.Piece;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Unit;
import postrider.wildernesswar.WarTopic;
import postrider.wildernesswar.rules.AttemptQuestion.Manner;

/** 6.8: one force or unit that is about to be attacked tries to avoid battle. */
record Avoidance(ActionPhase phase, Group mover, Space from, Space space) implements AtTable.InPhase {
    /**
     * The question about these pieces; empty if nobody may try or there is nowhere to go.
     *
     * @param about what distinguishes this attack from others in the impulse
     */
    Optional<AttemptQuestion> question(List<Piece> outside, Supplier<String> about) {
        var able = new ArrayList<Attempt>();
        var goals = goals();
        for (var group : groups(outside)) for (var goal : goals) able.add(new Attempt(group, goal));
        if (able.isEmpty()) return Optional.empty();
        var text = "%s attacks %s. Who of those outside tries to avoid battle, and where to?";
        boolean easy = isEasy() && Lists.filter(outside, Unit.class).stream().anyMatch(Unit::isAuxiliary);
        var asking = new Asking(enemy(), "6.8", WarTopic.AVOID_BATTLE, about.get(), text, mover, space)
                .knowing(() -> facts(easy, able));
        Function<Attempt, Optional<Fault>> bars = attempt -> fault(attempt, outside, goals);
        var seen = table().seen(enemy(), space);
        return Optional.of(new AttemptQuestion(table(), asking, able, Manner.AVOID, bars, seen));
    }

    private Optional<Fault> fault(Attempt attempt, List<Piece> outside, List<Space> goals) {
        var who = attempt.who();
        var fault = who.fault(board(), enemy());
        if (fault.isPresent()) return fault;
        for (var piece : who.pieces())
            if (!outside.contains(piece)) return Fault.no("6.8", "%s cannot avoid battle in %s.", piece, space);
        if (who.units().isEmpty()) return Fault.no("6.8", "Leaders do not avoid battle alone.");
        if (!goals.contains(attempt.space()))
            return Fault.no("6.81", "%s cannot be gone to from %s.", attempt.space(), space);
        return Optional.empty();
    }

    private static List<String> facts(boolean easy, List<Attempt> able) {
        var facts = AttemptQuestion.facts(able, "6.8");
        return easy ? Lists.with(facts, "Auxiliaries by themselves need no die: the enemy has none.") : facts;
    }

    /** 6.8, Exception */
    private boolean isEasy() {
        return space.terrain().isWild() && !mover.hasAuxiliaries();
    }

    /** Each leader with all they can command; without leaders, each unit. */
    private List<Group> groups(List<Piece> outside) {
        var leaders = Lists.filter(outside, Leader.class);
        var units = Lists.filter(outside, Unit.class);
        var led = Lists.filter(
                Lists.map(leaders, leader -> Group.most(board(), leader, leaders, units)),
                group -> !group.units().isEmpty());
        return led.isEmpty() ? Lists.map(units, Group::of) : led;
    }

    /** 6.81: spaces with friends first; the British from an Amphib space to any port (6.811). */
    private List<Space> goals() {
        var near = new Retreat(table(), enemy(), space, Optional.of(from)).near();
        var open = Lists.filter(near, goal -> !goal.equals(from) && !board().isHeld(side(), goal));
        return Lists.sorted(open, Comparator.comparing(goal -> -board().strength(enemy(), goal)));
    }

    /** Carries out the attempt; returns the pieces that got away. */
    List<Piece> tried(Attempt attempt) {
        var group = attempt.who();
        if (!isAway(group)) return List.of();
        table().move(group.pieces(), attempt.space());
        umpire().show(new Scene.Went(
                enemy(), group.head().name(), space.name(), attempt.space().name(), Scene.Way.RETREAT));
        rule("6.8", "%s goes to %s.", group.head(), attempt.space());
        return group.pieces();
    }

    private boolean isAway(Group group) {
        boolean auxiliaries = group.units().stream().allMatch(Unit::isAuxiliary);
        if (auxiliaries && isEasy()) {
            rule("6.8", "%s avoids battle with ease.", group.head());
            return true;
        }
        return Attempt.succeeds(table(), group, "6.8", "to avoid battle", "avoids battle", "must stand");
    }
}
