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

/** 18.1 and 18.2 at the start of an action phase: who recovers, and where the routed run to. */
record Rout(PlayerTurn turn) {
    /** 11.1: the highest roll on which militia panics. */
    private static final int PANIC = 1;

    private Table table() {
        return turn.table;
    }

    /** All of the side, in the order of the box; where several run, their player is asked for all of them in one letter. */
    void startOfActionPhase() {
        var all = table().board().of(turn.side);
        var running = new LinkedHashMap<Leader, Asking>();
        for (var leader : all) if (runs(leader)) running.put(leader, asking(leader));
        for (var leader : all)
            switch (table().board().there(leader).condition()) {
                case GOOD_ORDER -> {}
                case DISORDERED -> recoverFromDisorder(leader);
                case ROUTED -> routed(leader, running);
            }
    }

    /** 18.2: routed, and near an enemy. */
    boolean runs(Leader leader) {
        var force = table().board().there(leader);
        return force.isRouted() && isThreatened(force.hex());
    }

    private Asking asking(Leader leader) {
        var place = table().name(table().board().hex(leader));
        var text = "%s is routed and runs from %s. Where to?";
        return table().asking(turn.side, "18.2", CrossingTopic.ROUT, "from " + place, text, leader, place)
                .reading(table().country().spelling());
    }

    /** 18.1: unless he is activated, or may be by a die, for then he rather moves (R21), or enemies are next to him. */
    private void recoverFromDisorder(Leader leader) {
        boolean threatened = !new Sight(table().now(), turn.side)
                .enemiesRound(table().board().hex(leader))
                .isEmpty();
        if (threatened || turn.isActive(leader) || turn.hopeful.contains(leader)) return;
        table().change(leader, force -> force.with(Condition.GOOD_ORDER));
        turn.done.add(leader);
        table().see(leader, "18.1", "%s recovers from disorder.", leader);
    }

    private void routed(Leader leader, Map<Leader, Asking> running) {
        var asking = Optional.ofNullable(running.remove(leader)).filter(any -> runs(leader));
        if (asking.isEmpty()) {
            table().change(leader, force -> force.with(Condition.DISORDERED));
            turn.done.add(leader);
            table().see(leader, "18.2", "%s recovers from rout and is disordered.", leader);
        } else run(leader, where(leader, asking.get()), () -> others(running));
    }

    private List<Question<?>> others(Map<Leader, Asking> running) {
        return running.entrySet().stream()
                .<Question<?>>map(next -> where(next.getKey(), next.getValue()))
                .filter(question -> !question.isForced())
                .toList();
    }

    private boolean isThreatened(Hex hex) {
        var threats = Flight.threats(table(), turn.side, Flight.REACH);
        return threats.stream().anyMatch(ways -> ways.leadsTo(hex));
    }

    /** 11.1, Optional Rule: whether militia that has left an enemy zone of control at night panics, and runs. */
    boolean panics(Leader leader) {
        var hex = table().board().hex(leader);
        if (table().roll("11.1", "panic in " + table().name(hex)) > PANIC) return false;
        table().rule("11.1", "The militia in %s panics.", table().name(hex));
        new Disorder(table()).befall(List.of(leader), Effect.ROUT);
        Retreat.of(turn, leader).go(Effect.ROUT.hexes());
        return true;
    }

    /** 18.2: away from all enemies, or towards the supply base, which goes by its name too when it is said beforehand. */
    private Choice<Hex> where(Leader leader, Asking asking) {
        var options = new Flight(table(), leader).options();
        var where = Table.firstOf(asking.meaning(options, this::meaning).one(options), CrossingTopic.FIRST_WAY);
        var base = List.of(table().name(table().country().supplyBase(turn.side)));
        return where.ranking(listed -> where.leading(listed.equals(base) ? List.of(Flight.TO_BASE) : listed));
    }

    private void run(Leader leader, Choice<Hex> where, Supplier<List<Question<?>>> next) {
        var home = table().board().hex(leader);
        var goal = table().umpire().settle(where, next).getFirst();
        turn.done.add(leader);
        if (!goal.equals(home)) {
            turn.moved.add(leader);
            table().rule("18.2", "%s runs to %s.", leader, table().name(goal));
            for (var hex : new Flight(table(), leader).way(goal)) new Arrival(turn, List.of(leader), () -> {}).at(hex);
            table().spot(leader);
        }
        rally(leader, goal);
    }

    private String meaning(Hex goal) {
        var near = isThreatened(goal) ? "within ten points of an enemy" : "there he can rally next turn";
        return "Ends in %s, next to %s; %s.".formatted(table().name(goal), table().enemiesRound(turn.side, goal), near);
    }

    /** 18.2: at his base, with enemies near it, he leaves the map and comes back three days later. */
    private void rally(Leader leader, Hex goal) {
        if (!goal.equals(table().country().supplyBase(turn.side)) || !isThreatened(goal)) return;
        var until = table().turn().threeDaysLater();
        boolean inTime = until.compareTo(Turn.LAST) <= 0;
        var shown = Sight.Shown.of(table(), turn.side);
        table().takeOff(leader, inTime ? new Post.Rallying(until, table().troops(leader)) : Post.Off.GONE);
        var back = inTime ? "comes back on " + until : "does not come back before the end";
        table().rule("18.2", "%s leaves the map; he %s.", leader, back);
        shown.tellWhatIsLost();
    }
}
