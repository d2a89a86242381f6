package postrider.washingtonscrossing.rules;

import static postrider.kernel.ruling.Fault.when;
import static postrider.washingtonscrossing.rules.Faults.absent;
import static postrider.washingtonscrossing.rules.Faults.shaken;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import postrider.kernel.Plan;
import postrider.kernel.ruling.Fault;
import postrider.kernel.ruling.Side;
import postrider.map.Hexes;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Order.Action;
import postrider.washingtonscrossing.Order.Statement;
import postrider.washingtonscrossing.Order.Step;

/**
 * 11.3: before a normal or prepared attack is resolved the defender's leaders may move. One window for all of them.
 *
 * @param heeding who may move, and by whose rating they roll
 */
record Reaction(PlayerTurn turn, Hex target, Map<Leader, Leader> heeding) implements AtTable.InTurn {
    /** Hexes from the one that is attacked. */
    static final int REACH = 4;

    Reaction(PlayerTurn turn, Hex target) {
        this(turn, target, new LinkedHashMap<>());
    }

    @Override
    public Side side() {
        return turn.enemy();
    }

    /** 3.0: asked whenever a stack is in reach, whoever lies in it and however tired. */
    void window() {
        var near =
                Lists.filter(board().hexes(side()), hex -> !hex.equals(target) && Hexes.distance(hex, target) <= REACH);
        if (near.isEmpty()) return;
        var plan = Plan.<Statement>said(table().umpire().ask(new ReactionWindow(this, near)));
        while (!plan.isDone())
            switch (plan.next().what()) {
                case Action.Try(Leader leader, List<Leader> with) -> attempt(leader, with);
                case Action.Go(List<Leader> leaders) -> go(leaders, plan);
                default -> throw new AssertionError("judged before");
            }
    }

    /** Why a leader cannot react to this attack. */
    Optional<Fault> fault(Leader leader) {
        var absent = absent("11.3", board(), leader);
        if (absent.isPresent()) return absent;
        var there = board().there(leader);
        boolean far = Hexes.distance(there.hex(), target) > REACH;
        return when(there.hex().equals(target), "11.3", "%s is attacked himself.", leader)
                .or(() -> when(far, "11.3", "%s is more than 4 hexes away.", leader))
                .or(() -> shaken("11.3", leader, there.condition()))
                .or(() -> when(there.isExhausted(), "11.3", "%s has fatigue %d.", leader, there.fatigue()))
                .or(() -> when(turn.retreated.contains(leader), "11.3", "%s has fallen back in this turn.", leader))
                .or(() -> when(turn.reacted.contains(leader), "11.3", "%s has reacted in this turn.", leader));
    }

    /** A group stacked with its commander, up to his span (10.4). */
    Optional<Fault> fault(Leader leader, List<Leader> with) {
        return fault(leader)
                .or(() -> when(!with.isEmpty() && !leader.commands(), "11.3", "%s commands nobody.", leader))
                .or(() -> Activation.overSpan(leader, Lists.sum(with, new Activation(turn)::price)))
                .or(() -> Lists.first(with, one -> faultWith(leader, one)));
    }

    private Optional<Fault> faultWith(Leader leader, Leader one) {
        boolean dear = one.cost() >= leader.cost();
        return fault(one)
                .or(() -> when(dear, "11.3", "%s costs too much for %s.", one, leader))
                .or(() -> when(board().isApart(one, leader), "11.3", "%s is not stacked with %s.", one, leader));
    }

    private void attempt(Leader leader, List<Leader> with) {
        var place = name(board().hex(leader));
        int die = table().roll("11.3", "reaction from " + place);
        boolean heeds = die <= leader.rating();
        var result = heeds ? "reacts" : "does not react";
        rule("11.3", "A leader in %s %s to the attack on %s.", place, result, name(target));
        tell("11.3", "%s, whose rating is %d, %s.", leader, leader.rating(), result);
        footing().of(leader, "rating").tell("11.3");
        if (!heeds) return;
        heeding.put(leader, leader);
        for (var one : with) heeding.put(one, leader);
    }

    /** Nobody stays for another who does not heed. */
    private void go(List<Leader> named, Plan<Statement> plan) {
        var leaders = Lists.filter(named, heeding::containsKey);
        if (leaders.isEmpty()) {
            plan.all(Step.class);
            return;
        }
        for (var leader : leaders) turn.setPoints(leader, half(PlayerTurn.MOUNTED));
        var rollers = Lists.filter(leaders, leader -> !turn.isMounted(leader));
        Lists.grouped(rollers, heeding::get).forEach((head, group) -> {
            int points = half(new MovementRoll(table(), group, head).roll(board().hex(group.getFirst())));
            tell("11.3", "Half of it, for the reaction: %s.", Wording.count(points, "movement point"));
            for (var leader : group) turn.setPoints(leader, points);
        });
        new March(turn, leaders, true).go(plan);
    }

    private static int half(int points) {
        return (points + 1) / 2;
    }
}
