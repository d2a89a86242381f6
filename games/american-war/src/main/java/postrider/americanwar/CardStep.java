package postrider.americanwar;

import java.util.List;
import java.util.Optional;
import postrider.kernel.ruling.Side;

/** One step of a card's event, as far as both books know it: whom it touches, how many, and where. */
public interface CardStep {
    /** Whose markers, units or hand it touches; empty where it does not matter. */
    Optional<Nation> nation();

    /** How many, 0 where it does not matter. */
    int count();

    /** Where; empty for anywhere. */
    List<String> colonies();

    /** Only in ports, only away from ports, or both. */
    Harbours ports();

    /** Up to {@link #count}: the text says "may". */
    boolean optional();

    /** Nobody knows for sure. */
    boolean guess();

    /** How far the general goes whom it activates (7.3.C / 7.1); empty if it activates none. */
    Optional<Integer> march();

    /** Whether its options say what becomes of each space, too. */
    default boolean offersDeeds() {
        return false;
    }

    /** The player whose markers or hand it touches. */
    default Side owner() {
        return nation().orElseThrow().side();
    }
}
