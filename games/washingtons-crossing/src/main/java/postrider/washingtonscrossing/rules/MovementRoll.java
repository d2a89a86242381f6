package postrider.washingtonscrossing.rules;

import static postrider.kernel.ruling.Fault.when;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import postrider.kernel.ruling.Fault;
import postrider.map.Hexes;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.washingtonscrossing.Charts;
import postrider.washingtonscrossing.Charts.Addition;
import postrider.washingtonscrossing.Charts.Roll;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Post.Force;
import postrider.washingtonscrossing.Sides;
import postrider.washingtonscrossing.Weather;

/**
 * 11.0: a roll on the Movement Matrix Chart. Both sides see the die; only its own side learns the result.
 *
 * @param head the leader who activated them, whose rating counts
 */
record MovementRoll(Table table, List<Leader> group, Leader head) implements AtTable {
    private static final String VANGUARD = "Vanguard";

    /** Rolls for movement points. */
    int roll(Hex from) {
        int die = table.roll("11.0", "movement from " + name(from));
        var added = added();
        var chart = charts().matrix().get(Charts.column(head.rating()));
        int points = chart.at(die + Lists.sum(added, Addition::value)).value();
        var side = group.getFirst().side();
        var text = "%s: %d%s in column %s is %s.";
        var column = Charts.columnName(head.rating());
        var makes = Wording.count(points, "movement point");
        table.tell(side, "11.0", text, Wording.list(group), die, Charts.words(added), column, makes);
        new Caveats(table, side).of(head, "rating").tell("11.0");
        return points;
    }

    /** 11.0, 11.1: modifiers, by the most tired leader and the worst order. */
    private List<Addition> added() {
        var reasons = new ArrayList<String>();
        var forces = Lists.map(group, board()::there);
        boolean american = group.getFirst().side() == Sides.AMERICAN;
        boolean vanguard = group.stream().allMatch(leader -> leader.is(VANGUARD));
        if (american && table.turn().isNight()) reasons.add("Americans at night");
        if (!american) reasons.add(vanguard ? "the Vanguard" : "British");
        if (track().weather() != Weather.FAIR) reasons.add(track().weather().word());
        if (forces.stream().anyMatch(Force::isDisordered)) reasons.add("disordered");
        int fatigue = board().mostFatigue(group);
        if (fatigue > 0) reasons.add("fatigue " + (fatigue >= 5 ? "5 or 6" : fatigue));
        return charts().additions(Roll.MOVEMENT, reasons);
    }

    /** 11.0: why these leaders cannot share a roll. */
    static Optional<Fault> fault(PlayerTurn turn, List<Leader> group) {
        if (group.isEmpty()) return Fault.no("11.0", "They have rolled already.");
        var who = Wording.list(group);
        boolean apart = group.stream().map(turn::head).distinct().count() > 1;
        return when(apart, "11.0", "%s were not activated by one leader.", who)
                .or(() -> when(!isChain(turn.table(), group), "11.0", "%s are not in hexes next to each other.", who));
    }

    /** Whether the group's hexes are connected (11.0). */
    private static boolean isChain(Table table, List<Leader> group) {
        var board = table.board();
        var left = new ArrayList<>(group);
        var chain = new ArrayList<>(List.of(left.removeFirst()));
        boolean grows = true;
        while (grows) {
            var next = Lists.filter(
                    left,
                    one -> chain.stream().anyMatch(other -> Hexes.distance(board.hex(one), board.hex(other)) <= 1));
            grows = left.removeAll(next) && chain.addAll(next);
        }
        return left.isEmpty();
    }
}
