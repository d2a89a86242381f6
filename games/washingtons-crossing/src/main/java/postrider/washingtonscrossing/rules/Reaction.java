package postrider.washingtonscrossing.rules;

import static postrider.kernel.ruling.Fault.when;
import static postrider.washingtonscrossing.rules.Faults.absent;
import static postrider.washingtonscrossing.rules.Faults.shaken;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import postrider.kernel.Plan;
import postrider.kernel.question.Asking;
import postrider.kernel.ruling.Fault;
import postrider.kernel.ruling.Side;
import postrider.map.Hexes;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.washingtonscrossing.CrossingTopic;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Order.Action;
import postrider.washingtonscrossing.Order.Statement;
import postrider.washingtonscrossing.Order.Step;

/**
 * 11.3: before a normal or prepared attack is resolved the defender's leaders may move. One window for all of them.
 *
 * @param reacting leaders who may move, and whose rating they move by
 */
record Reaction(PlayerTurn turn, Hex target, Map<Leader, Leader> reacting) implements AtTable.InTurn {
    private static final String SPARES =
            "'if asked losses: in proportion' and 'if asked retreat: the first way' below your answer spare you the letters that may follow.";

    private static final String DIVIDED = "A detachment was made in this turn, and %s stays.";

    /** The most hexes from the one attacked. */
    static final int REACH = 4;

    Reaction(PlayerTurn turn, Hex target) {
        this(turn, target, new LinkedHashMap<>());
    }

    @Override
    public Side side() {
        return turn.enemy();
    }

    /** 3.0: asks whenever a stack is in reach, whoever is in it and however tired. */
    void window() {
        var near =
                Lists.filter(board().hexes(side()), hex -> !hex.equals(target) && Hexes.distance(hex, target) <= REACH);
        if (near.isEmpty()) return;
        var plan = Plan.<Statement>said(umpire().ask(new ReactionWindow(this, near)));
        while (!plan.isDone())
            switch (plan.next().what()) {
                case Action.Try(Leader leader, List<Leader> with) -> attempt(leader, with);
                case Action.Go(List<Leader> leaders) -> go(leaders, plan);
                default -> throw new AssertionError("judged before");
            }
    }

    Asking asking(List<Hex> near) {
        var place = name(target);
        var text =
                "%s is attacked. Who of those in %s reacts, and how? Say for example 'go LEADER; to HEX', or say nobody.";
        var about = "to the attack on " + place;
        return table().asking(side(), "11.3", CrossingTopic.REACT, about, text, place, names(near))
                .knowing(() -> Lists.with(Lists.map(leaders(near), this::prospect), SPARES));
    }

    /** On which die a leader reacts, or why not at all. */
    private String prospect(Leader leader) {
        var there = board().there(leader);
        int away = Hexes.distance(there.hex(), target);
        return fault(leader)
                .map(Fault::sentence)
                .orElseGet(() -> "%s in %s, %s away with %d men and fatigue %d, reacts on a die of %d or less."
                        .formatted(
                                leader,
                                name(there.hex()),
                                away == 1 ? "a hex" : away + " hexes",
                                there.troops(),
                                there.fatigue(),
                                leader.rating()));
    }

    /** Each leader who may react goes to the attack; or nobody does. */
    List<List<Statement>> examples(List<Hex> near) {
        var able = Lists.filter(leaders(near), leader -> fault(leader).isEmpty());
        var each = Lists.map(
                able,
                leader -> List.<Statement>of(
                        new Action.Try(leader, List.of()), new Action.Go(List.of(leader)), new Step.To(target, false)));
        return Lists.with(each, List.of());
    }

    private List<Leader> leaders(List<Hex> near) {
        return Lists.flatMap(near, hex -> board().in(side(), hex));
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
                .or(() -> when(turn.reacted.contains(leader), "11.3", "%s has reacted in this turn.", leader))
                .or(() -> when(turn.done.contains(leader), "14.0", DIVIDED, leader));
    }

    /** Why a commander and a group cannot react together: they share a hex, within the commander's span (10.4). */
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
        boolean reacts = die <= leader.rating();
        var result = reacts ? "reacts" : "does not react";
        rule("11.3", "A leader in %s %s to the attack on %s.", place, result, name(target));
        tell("11.3", "%s, whose rating is %d, %s.", leader, leader.rating(), result);
        caveats().of(leader, "rating").tell("11.3");
        if (!reacts) return;
        reacting.put(leader, leader);
        for (var one : with) reacting.put(one, leader);
    }

    /** Those who may react go, even if others named with them may not. */
    private void go(List<Leader> named, Plan<Statement> plan) {
        var leaders = Lists.filter(named, reacting::containsKey);
        if (leaders.isEmpty()) {
            plan.all(Step.class);
            return;
        }
        for (var leader : leaders) turn.setPoints(leader, half(PlayerTurn.MOUNTED));
        var rollers = Lists.filter(leaders, leader -> !turn.isMounted(leader));
        Lists.grouped(rollers, reacting::get).forEach((head, group) -> {
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
