package postrider.washingtonscrossing.rules;

import java.util.List;
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

    /** All of the side, in the order of the box. */
    void startOfActionPhase() {
        for (var leader : table().board().of(turn.side))
            switch (table().board().there(leader).condition()) {
                case GOOD_ORDER -> {}
                case DISORDERED -> recoverFromDisorder(leader);
                case ROUTED -> routed(leader);
            }
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

    private void routed(Leader leader) {
        if (!isThreatened(table().board().hex(leader))) {
            table().change(leader, force -> force.with(Condition.DISORDERED));
            turn.done.add(leader);
            table().see(leader, "18.2", "%s recovers from rout and is disordered.", leader);
        } else run(leader);
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

    /** 18.2: away from all enemies, or towards the supply base. */
    private void run(Leader leader) {
        var home = table().board().hex(leader);
        var flight = new Flight(table(), leader);
        var options = flight.options();
        var place = table().name(home);
        var text = "%s is routed and runs from %s. Where to?";
        var asking = table().asking(turn.side, "18.2", CrossingTopic.ROUT, "from " + place, text, leader, place);
        var where = asking.meaning(options, this::meaning).one(options);
        var goal = table().umpire().settleOne(Table.firstOf(where, CrossingTopic.FIRST_WAY));
        turn.done.add(leader);
        if (!goal.equals(home)) {
            turn.moved.add(leader);
            table().rule("18.2", "%s runs to %s.", leader, table().name(goal));
            for (var hex : flight.way(goal)) new Arrival(turn, List.of(leader), () -> {}).at(hex);
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
