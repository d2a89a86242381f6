package postrider.washingtonscrossing.rules;

import java.util.Comparator;
import java.util.List;
import postrider.kernel.ruling.Side;
import postrider.map.Hexes;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.washingtonscrossing.AtPosition;
import postrider.washingtonscrossing.Board;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Position;
import postrider.washingtonscrossing.Sides;

/** Chapter 3, limited intelligence (3.0): what a side sees of the other. */
public record Sight(Position now, Side side) implements AtPosition.OfSide {
    /** The highest cost lies on top; of equals, the first in the box (R1). */
    private static final Comparator<Leader> DEAREST =
            Comparator.comparingInt(Leader::cost).reversed().thenComparing(Leader::index);

    /** The top leader of a stack. */
    public static Leader top(List<Leader> stack) {
        return stack.stream().min(DEAREST).orElseThrow();
    }

    /** The enemy leaders it sees in a hex: all if it has a leader next to them, else the top one. */
    public List<Leader> seen(Hex hex) {
        var there = board().in(enemy(), hex);
        if (there.isEmpty() || isNextTo(hex)) return there;
        return List.of(top(there));
    }

    /** Whether enemy troops may be there, as far as the side knows: it must be next to a stack to see whether there are any. */
    boolean mayBeHeld(Hex hex) {
        return board().isHeld(enemy(), hex) || !isNextTo(hex);
    }

    public boolean isNextTo(Hex hex) {
        for (var own : board().hexes(side)) if (Hexes.distance(own, hex) <= 1) return true;
        return false;
    }

    /**
     * The position as the side knows it: every stack it is not next to is assumed to have just enough men for a zone of control, under its
     * top leader (R29).
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

    /** Makes a side reveal whether its leaders in a hex have men, and exert a zone of control. */
    static void reveal(Table table, Side side, Hex hex) {
        boolean exerted = new ZoneOfControl(table.now(), side).isExertedFrom(hex);
        var zone = "exert %s zone of control".formatted(exerted ? "a" : "no");
        var what = table.board().isHeld(side, hex) ? zone : "have no men";
        table.rule("3.0", "%s in %s %s.", Sides.the(side), table.name(hex), what);
    }

    /** A side's stacks before some of their men leave. An adjacent enemy learns at once if a stack has lost its zone of control or all men. */
    record Snapshot(Table table, Side side, List<Hex> held, List<Hex> strong, List<Hex> exerting)
            implements AtTable.OfSide {
        static Snapshot of(Table table, Side side) {
            var board = table.board();
            var zone = new ZoneOfControl(table.now(), side);
            var held = Lists.filter(board.hexes(side), hex -> board.isHeld(side, hex));
            var strong = Lists.filter(held, hex -> isStrong(board, side, hex));
            return new Snapshot(table, side, held, strong, Lists.filter(strong, zone::isExertedFrom));
        }

        boolean isWeaker() {
            return held.stream().anyMatch(this::isWeaker);
        }

        void revealLosses() {
            for (var hex : held) if (isWeaker(hex)) reveal(table, side, hex);
        }

        private boolean isWeaker(Hex hex) {
            boolean weak = strong.contains(hex) && !isStrong(board(), side, hex);
            boolean open = exerting.contains(hex) && !new ZoneOfControl(now(), side).isExertedFrom(hex);
            return (weak || open || !board().isHeld(side, hex))
                    && !board().in(side, hex).isEmpty()
                    && new Sight(now(), enemy()).isNextTo(hex);
        }

        private static boolean isStrong(Board board, Side side, Hex hex) {
            return board.troops(side, hex) >= ZoneOfControl.TROOPS;
        }
    }

    /** Records whom both sides see now, and where. */
    static void remember(Table table) {
        for (var side : Sides.BOTH)
            new Sight(table.now(), side).remember(table, table.board().hexes(Sides.enemy(side)));
    }

    /** The same after a step: for the hex left, the hex entered, and the enemies now adjacent. */
    static void remember(Table table, Side side, Hex from, Hex to) {
        new Sight(table.now(), Sides.enemy(side)).remember(table, List.of(from, to));
        var own = new Sight(table.now(), side);
        own.remember(table, own.enemiesRound(to));
    }

    private void remember(Table table, List<Hex> hexes) {
        for (var hex : hexes) for (var leader : seen(hex)) table.spot(leader);
    }

    /** Hexes with enemies next to {@code at}. */
    List<Hex> enemiesRound(Hex at) {
        return Lists.filter(board().hexes(Sides.enemy(side)), hex -> Hexes.distance(at, hex) == 1);
    }
}
