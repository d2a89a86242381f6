package postrider.wildernesswar;

import postrider.kernel.ruling.Side;

/**
 * A leader (3.2).
 *
 * @param index among all pieces
 */
public record Leader(int index, String name, Side side, int initiative, int command, int tactics) implements Piece {
    /** 5.534: only he leads Mohawks and Iroquois. */
    public static final String JOHNSON = "Johnson";

    /** The command rating of a commander in chief; the British have at most two (5.55). */
    public static final int CHIEF = 7;

    public boolean isJohnson() {
        return name.equals(JOHNSON);
    }

    @Override
    public int hashCode() {
        return index;
    }

    @Override
    public String toString() {
        return name;
    }
}
