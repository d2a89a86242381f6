package postrider.kit;

import java.util.List;
import postrider.kernel.ruling.Side;

/** The two sides of the games that only tests play. */
public final class Sides {
    public static final Side AMERICAN = Side.of("American");
    public static final Side BRITISH = Side.of("British");
    public static final List<Side> BOTH = List.of(AMERICAN, BRITISH);

    private Sides() {}
}
