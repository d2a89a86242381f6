package postrider.americanwar;

import java.util.Locale;
import postrider.kernel.ruling.Side;

/** The nationality of a CU or a general. */
public enum Nation {
    AMERICAN,
    BRITISH,
    FRENCH;

    /** "British", in any case. */
    public static Nation named(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT));
    }

    public static Nation of(Side side) {
        return side == Sides.BRITISH ? BRITISH : AMERICAN;
    }

    /** The player: the American also plays the French (12.2.C / 6.2). */
    public Side side() {
        return this == BRITISH ? Sides.BRITISH : Sides.AMERICAN;
    }

    @Override
    public String toString() {
        return name().charAt(0) + name().substring(1).toLowerCase(Locale.ROOT);
    }
}
