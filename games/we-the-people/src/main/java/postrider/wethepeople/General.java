package postrider.wethepeople;

import java.util.Set;
import postrider.kernel.Side;
import postrider.map.Indexed;

/**
 * A general (2.2).
 *
 * @param strategy 1 to 3
 * @param battle battle cards he adds, and what he may roll (9.1)
 * @param doubted which of the two nobody has confirmed
 */
public record General(int index, String name, Nation nation, int strategy, int battle, Set<Rating> doubted)
        implements Indexed {

    /** What a counter prints. */
    public enum Rating {
        STRATEGY,
        BATTLE
    }

    public static final String WASHINGTON = "Washington";
    public static final String GREENE = "Greene";
    public static final String ARNOLD = "Arnold";

    /** The player who moves him: Rochambeau is American (6.2). */
    public Side side() {
        return nation.side();
    }

    /** Comes with the French Alliance. */
    public boolean french() {
        return nation == Nation.FRENCH;
    }

    public boolean is(String someone) {
        return name.equals(someone);
    }

    /** With his ratings as his counter prints them, and a mark at what nobody has confirmed: {@code Howe 3-3?}. */
    public String rated() {
        return "%s %d%s-%d%s".formatted(name, strategy, mark(Rating.STRATEGY), battle, mark(Rating.BATTLE));
    }

    private String mark(Rating rating) {
        return doubted.contains(rating) ? "?" : "";
    }

    /** The same in every run. */
    @Override
    public int hashCode() {
        return index;
    }

    @Override
    public String toString() {
        return name;
    }
}
