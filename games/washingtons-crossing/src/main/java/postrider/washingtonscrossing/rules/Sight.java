package postrider.washingtonscrossing.rules;

import java.util.Comparator;
import java.util.List;
import postrider.kernel.ruling.Side;
import postrider.map.Hexes;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.washingtonscrossing.Board;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Looking;
import postrider.washingtonscrossing.Position;
import postrider.washingtonscrossing.Sides;

/** Chapter 3, limited intelligence (3.0): what a side sees of the other. */
public record Sight(Position now, Side side) implements Looking.OfSide {
    /** Costs are printed; of the same cost the first of the box lies on top (R1). */
    private static final Comparator<Leader> DEAREST =
            Comparator.comparingInt(Leader::cost).reversed().thenComparing(Leader::index);

    /** The leader who lies on top of a stack. */
    public static Leader top(List<Leader> stack) {
        return stack.stream().min(DEAREST).orElseThrow();
    }

    /** Enemy leaders that it sees in a hex: the top one, or all where one of its own is next to them. */
    public List<Leader> seen(Hex hex) {
        var there = board().in(enemy(), hex);
        if (there.isEmpty() || isNextTo(hex)) return there;
        return List.of(top(there));
    }

    /** Whether troops may be there, as far as it knows: of a stack that it is not next to it does not see whether there are any. */
    boolean mayBeHeld(Hex hex) {
        return board().isHeld(enemy(), hex) || !isNextTo(hex);
    }

    public boolean isNextTo(Hex hex) {
        for (var own : board().hexes(side)) if (Hexes.distance(own, hex) <= 1) return true;
        return false;
    }

    /**
     * The table as the side knows it: a stack that it is not next to has its top leader and enough men for a zone of control, for all that
     * it sees (R29).
     */
    public Position known() {
        var board = board();
        for (var hex : board.hexes(enemy())) {
            if (isNextTo(hex)) continue;
            var stack = board.in(enemy(), hex);
            for (var leader : stack) {
                int men = leader.equals(top(stack)) ? ZoneOfControl.TROOPS : 0;
                board = board.put(leader, board.there(leader).withTroops(men).withFatigue(0));
            }
        }
        return now.with(board);
    }

    /** What a side that is met must tell of those in a hex: whether they have men, and enough for a zone of control. */
    static void reveal(Table table, Side side, Hex hex) {
        boolean exerted = new ZoneOfControl(table.now(), side).isExertedFrom(hex);
        var zone = "exert %s zone of control".formatted(exerted ? "a" : "no");
        var what = table.board().isHeld(side, hex) ? zone : "have no men";
        table.rule("3.0", "%s in %s %s.", Sides.the(side), table.name(hex), what);
    }

    /** What the stacks of a side were before some of their men go: what one of them is no more, an enemy next to it is told at once. */
    record Shown(Table table, Side side, List<Hex> held, List<Hex> strong) implements AtTable.OfSide {
        static Shown of(Table table, Side side) {
            var board = table.board();
            var held = Lists.filter(board.hexes(side), hex -> board.isHeld(side, hex));
            return new Shown(table, side, held, Lists.filter(held, hex -> isStrong(board, side, hex)));
        }

        boolean isLess() {
            return held.stream().anyMatch(this::isLess);
        }

        void tellWhatIsLost() {
            for (var hex : held) if (isLess(hex)) reveal(table, side, hex);
        }

        private boolean isLess(Hex hex) {
            boolean weak = strong.contains(hex) && !isStrong(board(), side, hex);
            return (weak || !board().isHeld(side, hex))
                    && !board().in(side, hex).isEmpty()
                    && new Sight(now(), enemy()).isNextTo(hex);
        }

        private static boolean isStrong(Board board, Side side, Hex hex) {
            return board.troops(side, hex) >= ZoneOfControl.TROOPS;
        }
    }

    /** Both sides remember whom they see now, and where. */
    static void remember(Table table) {
        for (var side : Sides.BOTH)
            new Sight(table.now(), side).remember(table, table.board().hexes(Sides.enemy(side)));
    }

    /** The same of those who have come from one hex to another, of who stays there, and of whom they come next to. */
    static void remember(Table table, Side side, Hex from, Hex to) {
        new Sight(table.now(), Sides.enemy(side)).remember(table, List.of(from, to));
        var own = new Sight(table.now(), side);
        own.remember(table, own.enemiesRound(to));
    }

    private void remember(Table table, List<Hex> hexes) {
        for (var hex : hexes) for (var leader : seen(hex)) table.spot(leader);
    }

    /** Hexes with enemies that its leaders in {@code at} are next to. */
    List<Hex> enemiesRound(Hex at) {
        return Lists.filter(board().hexes(Sides.enemy(side)), hex -> Hexes.distance(at, hex) == 1);
    }
}
