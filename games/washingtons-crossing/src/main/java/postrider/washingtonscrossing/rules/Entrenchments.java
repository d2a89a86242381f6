package postrider.washingtonscrossing.rules;

import static postrider.washingtonscrossing.rules.Faults.shaken;
import static postrider.washingtonscrossing.rules.Faults.when;

import java.util.Optional;
import postrider.kernel.ruling.Fault;
import postrider.kernel.ruling.Side;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Sides;
import postrider.washingtonscrossing.Works;

/** Chapter 19, entrenchments (19.0). */
record Entrenchments(PlayerTurn turn) {
    private static final int AMERICAN = 5;
    private static final int BRITISH = 3;

    private Table table() {
        return turn.table;
    }

    private Side side() {
        return turn.side;
    }

    /** Why this leader cannot dig where he is. */
    Optional<Fault> fault(Leader leader) {
        var board = table().board();
        var force = board.force(leader);
        if (force.isEmpty()) return Fault.no("19.0", "%s is not on the map.", leader);
        var there = force.get();
        var works = board.works(there.hex());
        int most = side() == Sides.AMERICAN ? AMERICAN : BRITISH;
        return when(!turn.isActive(leader), "19.0", "%s is not activated.", leader)
                .or(() -> when(
                        turn.moved.contains(leader) || turn.done.contains(leader),
                        "19.0",
                        "%s has moved: digging takes the whole allowance.",
                        leader))
                .or(() -> when(there.troops() < ZoneOfControl.TROOPS, "19.0", "%s has fewer than 400 men.", leader))
                .or(() -> shaken("19.0", leader, there.condition()))
                .or(() -> when(there.isExhausted(), "19.0", "%s has fatigue %d.", leader, there.fatigue()))
                .or(() -> when(
                        side() == Sides.BRITISH && !table().country().isTown(there.hex()),
                        "19.0",
                        "The British dig in towns and cities only; %s is none.",
                        table().name(there.hex())))
                .or(() -> when(
                        works.filter(one -> one.side() != side()).isPresent(),
                        "19.0",
                        "The enemy's entrenchment in %s is not levelled yet.",
                        table().name(there.hex())))
                .or(() -> when(
                        turn.dug.contains(there.hex()),
                        "19.0",
                        "An entrenchment takes two turns, and the one in %s was begun in this.",
                        table().name(there.hex())))
                .or(() -> when(
                        works.filter(Works::complete).isPresent(),
                        "19.0",
                        "%s is entrenched already.",
                        table().name(there.hex())))
                .or(() -> when(
                        works.isEmpty() && board.markersUsed(side()) >= most,
                        "19.0",
                        "All %d entrenchments are used.",
                        most));
    }

    /** Half of it, or the other half; there must be no {@link #fault}. */
    void dig(Leader leader) {
        var hex = table().board().hex(leader);
        boolean complete = table().board().works(hex).isPresent();
        table().board(board -> board.withWorks(hex, Optional.of(new Works(side(), complete))));
        turn.dug.add(hex);
        turn.moved.add(leader);
        turn.done.add(leader);
        table().rule("19.0", "An entrenchment in %s is %s.", table().name(hex), complete ? "completed" : "begun");
    }

    /** Those of the enemy that the side holds with 400 men at the end of its turn are gone for good. */
    void endOfPlayerTurn() {
        for (var hex : table().board().works().keySet()) {
            var works = table().board().works().get(hex);
            boolean taken = works.side() != side() && table().board().troops(side(), hex) >= ZoneOfControl.TROOPS;
            if (!taken) continue;
            table().board(board -> board.withWorks(hex, Optional.empty())
                    .withSpent(works.side(), board.spent().of(works.side()) + 1));
            table().rule("19.0", "The entrenchment in %s is levelled.", table().name(hex));
        }
    }
}
