package postrider.americanwar;

import java.util.List;
import postrider.kernel.ruling.Side;

/** The two players (1.0). */
public final class Sides {
    public static final Side AMERICAN = Side.of("American");
    public static final Side BRITISH = Side.of("British");
    public static final List<Side> BOTH = List.of(AMERICAN, BRITISH);

    private Sides() {}

    /** "The Americans", "The British". */
    public static String the(Side side) {
        return "The " + side + (side == AMERICAN ? "s" : "");
    }

    public static Side enemy(Side side) {
        return side == BRITISH ? AMERICAN : BRITISH;
    }
}
