package postrider.washingtonswar;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import postrider.kernel.Side;

/** Names of spaces and pieces, in sentences, questions and refusals. */
public final class Names {
    private static final int HANDFUL = 6;

    private Names() {}

    /** "The Americans", "The British". */
    public static String the(Side side) {
        return "The " + side + (side == Sides.AMERICAN ? "s" : "");
    }

    /** "Salem, Camden and Augusta". */
    public static String list(Collection<?> things) {
        var list = new StringBuilder();
        int left = things.size();
        for (var thing : things) {
            list.append(thing);
            if (--left > 0) list.append(left > 1 ? ", " : " and ");
        }
        return list.toString();
    }

    /** A handful for a refusal, those in the colony of {@code near} first. */
    public static List<String> nearest(Space near, Collection<Space> legal) {
        return legal.stream()
                .sorted(Comparator.comparing(space -> !space.colony().equals(near.colony())))
                .limit(HANDFUL)
                .map(Space::name)
                .toList();
    }
}
