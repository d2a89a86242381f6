package postrider.wildernesswar;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
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

    /** 7.51: the best of those with the highest command rating. */
    public static Optional<Leader> senior(List<Leader> leaders) {
        return leaders.stream().max(Comparator.comparing(Leader::command).thenComparing(Leader::tactics));
    }

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
