package postrider.americanwar;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import postrider.kernel.view.Picture;
import postrider.map.Indexed;

/**
 * A space of the map (2.1).
 *
 * @param index order in the box, from 0
 * @param colony one of the thirteen, or Canada
 * @param zone what the French Navy closes: the Blockade Zone of a port (12.3), or the port alone (5.5 of the elder book); empty if it
 *     is no port
 * @param south south of the Winter Attrition Line (2.1.B / 5.4)
 * @param at where it is drawn on a canvas 1000 wide and 1400 high
 */
public record Space(
        int index,
        String name,
        List<String> aliases,
        String colony,
        Shape shape,
        Optional<String> zone,
        boolean south,
        Picture.Point at)
        implements Indexed {
    /** The colony of the three spaces outside the thirteen. */
    public static final String CANADA = "Canada";

    /** The printed shape (2.1.B, 2.1.C / 2.1). */
    public enum Shape {
        ORDINARY,
        WINTER_QUARTERS,
        FORTIFIED_PORT
    }

    /** 2.1.C / 2.1 */
    public boolean port() {
        return zone.isPresent();
    }

    /** 2.1.C */
    public boolean fortified() {
        return shape == Shape.FORTIFIED_PORT;
    }

    /** 2.1.B: squares and stars / 2.1. */
    public boolean winterQuarters() {
        return shape != Shape.ORDINARY;
    }

    public boolean inTheThirteen() {
        return !colony.equals(CANADA);
    }

    /** A few of these to name in a refusal, those in the same colony first. */
    public List<String> nearest(Collection<Space> legal) {
        return legal.stream()
                .sorted(Comparator.comparing(space -> !space.colony.equals(colony)))
                .limit(6)
                .map(Space::name)
                .toList();
    }

    public boolean is(String somewhere) {
        return name.equals(somewhere);
    }

    /** Equal in every run, so that sets are always in the same order. */
    @Override
    public int hashCode() {
        return index;
    }

    @Override
    public String toString() {
        return name;
    }
}
