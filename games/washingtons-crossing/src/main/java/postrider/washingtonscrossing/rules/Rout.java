package postrider.washingtonscrossing.rules;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import postrider.kernel.question.Asking;
import postrider.kernel.question.Choice;
import postrider.kernel.question.Question;
import postrider.map.Hexes.Hex;
import postrider.washingtonscrossing.Charts.Effect;
import postrider.washingtonscrossing.Condition;
import postrider.washingtonscrossing.CrossingTopic;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Post;
import postrider.washingtonscrossing.Turn;

/** 18.1 and 18.2: who recovers at the start of an action phase, where routed leaders run, and what routs or disorders a force. */
record Rout(PlayerTurn turn) implements AtTable.InTurn {
    /** 11.1: the highest roll on which militia panics. */
    private static final int PANIC = 1;

    /** Handles the side's leaders in the order of the box; one letter asks about all who run. */
    void startOfActionPhase() {
        var all = board().of(side());
        var running = new LinkedHashMap<Leader, Asking>();
        for (var leader : all) if (runs(leader)) running.put(leader, asking(leader));
        for (var leader : all)
            switch (board().there(leader).condition()) {
                case GOOD_ORDER -> {}
                case DISORDERED -> recoverFromDisorder(leader);
                case ROUTED -> routed(leader, running);
            }
    }

    /** 18.2: whether a leader is routed and near an enemy. */
    boolean runs(Leader leader) {
        var force = board().there(leader);
        return force.isRouted() && isThreatened(force.hex());
    }

    private Asking asking(Leader leader) {
        var place = name(board().hex(leader));
        var text = "%s is routed and runs from %s. Where to?";
        return table().asking(side(), "18.2", CrossingTopic.ROUT, "from " + place, text, leader, place)
                .reading(country().spelling());
    }

    /** 18.1: not if enemies are adjacent, or if the leader is or may be activated, and so moves instead (R21). */
    private void recoverFromDisorder(Leader leader) {
        boolean threatened = !sight().enemiesRound(board().hex(leader)).isEmpty();
        if (threatened || turn.isActive(leader) || turn.candidates.contains(leader)) return;
        table().change(leader, force -> force.with(Condition.GOOD_ORDER));
        turn.done.add(leader);
        table().announce(leader, "18.1", "%s recovers from disorder.", leader);
    }

    private void routed(Leader leader, Map<Leader, Asking> running) {
        var asking = Optional.ofNullable(running.remove(leader)).filter(any -> runs(leader));
        if (asking.isEmpty()) {
            table().change(leader, force -> force.with(Condition.DISORDERED));
            turn.done.add(leader);
            table().announce(leader, "18.2", "%s recovers from rout and is disordered.", leader);
        } else run(leader, where(leader, asking.get()), () -> others(running));
    }

    private List<Question<?>> others(Map<Leader, Asking> running) {
        return running.entrySet().stream()
                .<Question<?>>map(next -> where(next.getKey(), next.getValue()))
                .filter(question -> !question.isForced())
                .toList();
    }

    /** 18.1, 18.2: disorders or routs a force, besides its retreat. */
    void befall(List<Leader> leaders, Effect effect) {
        if (!effect.isBad()) return;
        for (var leader : leaders) {
            var force = board().there(leader);
            if (!force.hasTroops()) continue;
            boolean routs = effect == Effect.ROUT || force.isRouted();
            table().change(leader, one -> one.with(routs ? Condition.ROUTED : Condition.DISORDERED));
            table().tire(leader, effect.fatigue());
            rule(routs ? "18.2" : "18.1", "%s is %s.", leader, routs ? "routed" : "disordered");
        }
    }

    /** 18.2: ten points from every enemy are far enough. */
    private boolean isThreatened(Hex hex) {
        var threats = Flight.threats(table(), side(), Flight.REACH - 1);
        return threats.stream().anyMatch(ways -> ways.leadsTo(hex));
    }

    /** 11.1, Optional Rule: militia that has left an enemy zone of control at night may panic and run. */
    boolean panics(Leader leader) {
        var hex = board().hex(leader);
        if (table().roll("11.1", "panic in " + name(hex)) > PANIC) return false;
        rule("11.1", "The militia in %s panics.", name(hex));
        befall(List.of(leader), Effect.ROUT);
        Retreat.of(turn, leader, Effect.ROUT.hexes()).go(List::of);
        return true;
    }

    /** 18.2: away from all enemies, or towards the supply base, which a clause may also name. */
    private Choice<Hex> where(Leader leader, Asking asking) {
        var options = Flight.of(table(), leader).options();
        var where = Table.firstOf(asking.meaning(options, this::meaning).one(options), CrossingTopic.FIRST_WAY);
        var base = List.of(name(country().supplyBase(side())));
        return where.ranking(listed -> where.fromRanking(listed.equals(base) ? List.of(Flight.TO_BASE) : listed));
    }

    private void run(Leader leader, Choice<Hex> where, Supplier<List<Question<?>>> next) {
        var home = board().hex(leader);
        var goal = umpire().settle(where, next).getFirst();
        turn.done.add(leader);
        if (!goal.equals(home)) {
            turn.moved.add(leader);
            rule("18.2", "%s runs to %s.", leader, name(goal));
            for (var hex : Flight.of(table(), leader).way(goal)) new Arrival(turn, List.of(leader), () -> {}).at(hex);
            table().spot(leader);
        }
        rally(leader, goal);
    }

    private String meaning(Hex goal) {
        var near = isThreatened(goal) ? "fewer than ten points from an enemy" : "there he can rally next turn";
        return "Ends in %s, next to %s; %s.".formatted(name(goal), table().enemiesRound(side(), goal), near);
    }

    /** 18.2: a leader at the supply base, with enemies near, leaves the map and returns three days later. */
    private void rally(Leader leader, Hex goal) {
        if (!goal.equals(country().supplyBase(side())) || !isThreatened(goal)) return;
        var until = table().turn().threeDaysLater();
        boolean inTime = until.compareTo(Turn.LAST) <= 0;
        var snapshot = snapshot();
        table().takeOff(leader, inTime ? new Post.Rallying(until, troops(leader)) : Post.Off.GONE);
        var back = inTime ? "comes back on " + until : "does not come back before the end";
        rule("18.2", "%s leaves the map; he %s.", leader, back);
        snapshot.revealLosses();
    }
}
