package postrider.washingtonscrossing.rules;

import postrider.kernel.ruling.Side;
import postrider.map.Hexes.Hex;
import postrider.washingtonscrossing.Board;

/** Chapter 4, stacking (4.0). */
public final class Stacking {
    static final int MOST = 3000;

    private Stacking() {}

    static boolean isOver(Board board, Side side, Hex hex) {
        return board.troops(side, hex) > MOST;
    }

    /** Whether so many more would be too many. */
    public static boolean isFull(Board board, Side side, Hex hex, int more) {
        return board.troops(side, hex) + more > MOST;
    }
}
