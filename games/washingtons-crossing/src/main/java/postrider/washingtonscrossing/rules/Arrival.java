package postrider.washingtonscrossing.rules;

import java.util.List;
import postrider.kernel.ruling.Side;
import postrider.map.Hexes;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Mark;
import postrider.washingtonscrossing.Sides;

/**
 * 11.0: leaders enter a hex: whom they meet (3.0), capture (2.2.1) and alarm (9.1, 10.3.A, 17.2.3).
 *
 * @param before runs before anything else is reported
 */
record Arrival(PlayerTurn turn, List<Leader> leaders, Runnable before) implements AtTable.InTurn {
    /** 9.1 */
    private static final int ORANGE_LINE = 21;

    private static final String TRENTON = "Trenton";

    @Override
    public Side side() {
        return leaders.getFirst().side();
    }

    void at(Hex hex) {
        var from = board().hex(leaders.getFirst());
        come(hex);
        if (side() == Sides.AMERICAN) alarm(from, hex, sight().enemiesRound(hex));
    }

    /** Enters the hex, in a retreat too. Reveals whom they meet and what they leave behind too weak (3.0). */
    void come(Hex hex) {
        var enemy = enemy();
        var from = board().hex(leaders.getFirst());
        var known = Lists.filter(board().hexes(enemy), sight()::isNextTo);
        var snapshot = snapshot();
        for (var leader : leaders) table().change(leader, force -> force.at(hex));
        Sight.remember(table(), side(), from, hex);
        if (snapshot.isWeaker()) before.run();
        snapshot.revealLosses();
        var round = sight().enemiesRound(hex);
        var met = Lists.filter(round, stack -> !known.contains(stack));
        boolean seen = round.stream().anyMatch(stack -> Hexes.distance(from, stack) > 1);
        if (seen || !board().in(enemy, hex).isEmpty()) before.run();
        if (seen) Sight.reveal(table(), side(), hex);
        for (var stack : met) Sight.reveal(table(), enemy, stack);
        new Capture(turn).loneLeaders(side(), hex);
    }

    /** What the British notice of an American's arrival. */
    private void alarm(Hex from, Hex at, List<Hex> round) {
        if (at.row() == ORANGE_LINE && !has(Mark.REINFORCEMENTS_ACCELERATED)) {
            before.run();
            table().mark(Mark.REINFORCEMENTS_ACCELERATED);
            rule("9.1", "%s is across the orange line: British reinforcements are accelerated.", name(at));
        }
        if (!table().turn().isBefore("Dec 26 12 pm")) return;
        for (var stack : round) {
            if (!country().hasDelawareBetween(at, stack))
                table().board(board -> board.withAlarmed(board.alarmed().withAll(board.in(Sides.BRITISH, stack))));
            boolean early = table().turn().isBefore("Dec 26 12 am") && !at.equals(from);
            if (early && name(stack).equals(TRENTON)) table().mark(Mark.TRENTON_WARNED);
        }
    }
}
