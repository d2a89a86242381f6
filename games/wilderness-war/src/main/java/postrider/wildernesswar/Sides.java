package postrider.wildernesswar;

import java.util.List;
import java.util.function.Function;
import postrider.kernel.ruling.PerSide;
import postrider.kernel.ruling.Side;

/** The two sides (1.0). */
public final class Sides {
    public static final Side FRENCH = Side.of("French");
    public static final Side BRITISH = Side.of("British");

    /** The French go first (4.0 A.2). */
    public static final List<Side> BOTH = List.of(FRENCH, BRITISH);

    private Sides() {}

    /** A value for each side. */
    public static <T> PerSide<T> each(Function<Side, T> what) {
        return new PerSide<>(FRENCH, what.apply(FRENCH), BRITISH, what.apply(BRITISH));
    }

    public static Side enemy(Side side) {
        return side == FRENCH ? BRITISH : FRENCH;
    }

    /** "The French". */
    public static String the(Side side) {
        return "The " + side;
    }
}
