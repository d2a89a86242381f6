package postrider.washingtonscrossing.rules;

import static postrider.kernel.ruling.Fault.when;
import static postrider.washingtonscrossing.rules.Faults.absent;
import static postrider.washingtonscrossing.rules.Faults.apart;
import static postrider.washingtonscrossing.rules.Faults.crowded;
import static postrider.washingtonscrossing.rules.Faults.unless;

import java.util.List;
import java.util.Optional;
import postrider.kernel.Plan;
import postrider.kernel.ruling.Fault;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Order.Action;
import postrider.washingtonscrossing.Order.Statement;
import postrider.washingtonscrossing.Order.Step;

/** 6.0, the action phase: carries out marches, attacks and entrenchments as ordered. */
record ActionPhase(PlayerTurn turn, Activation activation) implements AtTable.InTurn {
    /** Skips and reports what is no longer possible when its turn comes. */
    void carryOut(Plan<Statement> plan) {
        var forced = new ForcedMarch(turn);
        var naval = new NavalMovement(turn);
        var works = new Entrenchments(turn);
        while (!plan.isDone()) {
            var next = plan.next();
            var fault = switch ((Action) next.what()) {
                case Action.ForceMarch order ->
                    unless(inactive(order.leaders()).or(() -> forced.fault(order)), () -> forced.declare(order));
                case Action.Roll(List<Leader> leaders) -> roll(leaders);
                case Action.Go(List<Leader> leaders) -> go(leaders, plan);
                case Action.Sail order -> unless(naval.fault(order), () -> naval.sail(order));
                case Action.Try(Leader leader, List<Leader> with) ->
                    activation.faultByDie(leader).or(() -> activation.attempt(leader, with));
                case Action.Prepare order -> prepare(order, next.part(), plan);
                case Action.Advance advance -> Optional.<Fault>empty();
                case Action.Entrench(Leader leader) ->
                    unless(works.fault(leader, turn.hasMoved(leader)), () -> works.dig(leader));
            };
            tell(fault);
        }
    }

    private Optional<Fault> inactive(List<Leader> leaders) {
        return Lists.first(
                leaders,
                leader -> absent("11.0", board(), leader)
                        .or(() -> when(!turn.isActive(leader), "10.1", "%s is not activated.", leader))
                        .or(() -> when(turn.done.contains(leader), "11.0", "%s has moved.", leader)));
    }

    /** 11.0: one die for a connected group activated by one leader. */
    private Optional<Fault> roll(List<Leader> leaders) {
        var group = Lists.filter(leaders, leader -> turn.roll(leader).isEmpty());
        var fault = inactive(leaders).or(() -> MovementRoll.fault(turn, group));
        if (fault.isPresent()) return fault;
        var foot = Lists.filter(group, leader -> !turn.isMounted(leader));
        for (var leader : group) turn.setPoints(leader, PlayerTurn.MOUNTED);
        if (foot.isEmpty()) return Optional.empty();
        var from = board().hex(foot.getFirst());
        int points = new MovementRoll(table(), foot, turn.head(foot.getFirst())).roll(from);
        for (var leader : foot)
            turn.setPoints(leader, points + (turn.declared.contains(leader) ? ForcedMarch.points(leader) : 0));
        turn.rolled(group);
        return Optional.empty();
    }

    /** 11.0: leaders who have not rolled yet do so first, one roll per activating leader. */
    private Optional<Fault> go(List<Leader> leaders, Plan<Statement> plan) {
        var idle = Lists.filter(leaders, leader -> turn.points(leader).isEmpty());
        var fault = inactive(leaders)
                .or(() -> apart(board(), leaders))
                .or(() -> Lists.first(Lists.grouped(idle, turn::head).values(), this::roll));
        if (fault.isPresent()) plan.all(Step.class);
        else new March(turn, leaders, false).go(plan);
        return fault;
    }

    /** 16.3: takes the whole allowance. If the attack wins, the leaders named for it advance. */
    private Optional<Fault> prepare(Action.Prepare order, List<Integer> part, Plan<Statement> plan) {
        var advancing = Lists.flatMap(
                plan.all(Action.Advance.class), advance -> advance.what().leaders());
        var fault = inactive(order.leaders());
        if (fault.isPresent()) return fault;
        var attack = Attack.prepared(turn, order);
        fault = attack.fault();
        if (fault.isPresent()) return fault;
        var place = name(order.target());
        umpire().carryOut(part, "16.3", "%s makes a prepared attack on %s.", attack.leading(), place);
        var fought = attack.afterReaction();
        boolean won = new Battle(fought).fight();
        turn.done.addAll(order.leaders());
        if (won) advance(order.target(), Lists.filter(advancing, fought.attackers()::contains));
        return Optional.empty();
    }

    private void advance(Hex target, List<Leader> leaders) {
        var fit = board().present(leaders);
        if (fit.isEmpty()) return;
        var hexes = Lists.grouped(fit, board()::hex);
        var fault = crowded(board().isFull(side(), target, board().troops(fit)), name(target))
                .or(() -> Lists.first(hexes.keySet(), from -> garrisons().fault(hexes.get(from), from)));
        tell(unless(fault, () -> {
            rule("16.3", "%s advances to %s.", Sight.top(fit), name(target));
            new Arrival(turn, fit, () -> {}).at(target);
            table().spot(Sight.top(fit));
        }));
    }
}
