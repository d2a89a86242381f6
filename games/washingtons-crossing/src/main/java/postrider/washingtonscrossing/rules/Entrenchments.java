package postrider.washingtonscrossing.rules;

import static postrider.kernel.ruling.Fault.when;
import static postrider.washingtonscrossing.rules.Faults.absent;
import static postrider.washingtonscrossing.rules.Faults.shaken;

import java.util.Optional;
import postrider.kernel.ruling.Fault;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Sides;
import postrider.washingtonscrossing.Works;

/** Chapter 19, entrenchments (19.0). */
record Entrenchments(PlayerTurn turn) implements AtTable.InTurn {
    private static final int AMERICAN = 5;
    private static final int BRITISH = 3;

    /** Why this leader cannot dig here. */
    Optional<Fault> fault(Leader leader, boolean hasMoved) {
        var board = board();
        var absent = absent("19.0", board, leader);
        if (absent.isPresent()) return absent;
        var there = board.there(leader);
        var hex = there.hex();
        var place = name(hex);
        var works = board.works(hex);
        boolean british = side() == Sides.BRITISH;
        boolean open = british && !country().isTown(hex);
        boolean theirs = works.filter(one -> one.side() != side()).isPresent();
        int most = british ? BRITISH : AMERICAN;
        boolean used = works.isEmpty() && board.markersUsed(side()) >= most;
        var begun = "An entrenchment takes two turns, and the one in %s was begun in this.";
        return when(!turn.isActive(leader), "19.0", "%s is not activated.", leader)
                .or(() -> when(hasMoved, "19.0", "%s has moved: digging takes the whole allowance.", leader))
                .or(() -> when(there.troops() < ZoneOfControl.TROOPS, "19.0", "%s has fewer than 400 men.", leader))
                .or(() -> shaken("19.0", leader, there.condition()))
                .or(() -> when(there.isExhausted(), "19.0", "%s has fatigue %d.", leader, there.fatigue()))
                .or(() -> when(open, "19.0", "The British dig in towns and cities only; %s is none.", place))
                .or(() -> when(theirs, "19.0", "The enemy's entrenchment in %s is not levelled yet.", place))
                .or(() -> when(turn.dug.contains(hex), "19.0", begun, place))
                .or(() -> when(works.filter(Works::complete).isPresent(), "19.0", "%s is entrenched already.", place))
                .or(() -> when(used, "19.0", "All %d entrenchments are used.", most));
    }

    /** Begins an entrenchment, or completes it; there must be no {@link #fault}. */
    void dig(Leader leader) {
        var hex = board().hex(leader);
        boolean complete = board().works(hex).isPresent();
        table().board(board -> board.withWorks(hex, Optional.of(new Works(side(), complete))));
        turn.dug.add(hex);
        turn.moved.add(leader);
        turn.done.add(leader);
        rule("19.0", "An entrenchment in %s is %s.", name(hex), complete ? "completed" : "begun");
    }

    /** Enemy entrenchments that the side holds with 400 men at the end of its turn are gone for good. */
    void endOfPlayerTurn() {
        for (var hex : board().works().keySet()) {
            var works = board().works().get(hex);
            boolean taken = works.side() != side() && board().troops(side(), hex) >= ZoneOfControl.TROOPS;
            if (!taken) continue;
            table().board(board -> board.withWorks(hex, Optional.empty())
                    .withSpent(works.side(), board.spent().of(works.side()) + 1));
            rule("19.0", "The entrenchment in %s is levelled.", name(hex));
        }
    }
}
