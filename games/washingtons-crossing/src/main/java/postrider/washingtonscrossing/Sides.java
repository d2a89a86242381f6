package postrider.washingtonscrossing;

import java.util.List;
import postrider.kernel.ruling.PerSide;
import postrider.kernel.ruling.Side;

/** The two sides (2.2.1). */
public final class Sides {
    public static final Side AMERICAN = Side.of("American");
    public static final Side BRITISH = Side.of("British");

    /** The Americans go first in every turn (6.0). */
    public static final List<Side> BOTH = List.of(AMERICAN, BRITISH);

    private Sides() {}

    /** The same value for both sides. */
    public static <T> PerSide<T> each(T what) {
        return new PerSide<>(AMERICAN, what, BRITISH, what);
    }

    public static Side enemy(Side side) {
        return side == AMERICAN ? BRITISH : AMERICAN;
    }

    /** "The Americans". */
    public static String the(Side side) {
        return side == AMERICAN ? "The Americans" : "The British";
    }
}
