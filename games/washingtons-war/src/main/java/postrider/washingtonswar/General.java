package postrider.washingtonswar;

import postrider.kernel.Side;
import postrider.map.Indexed;

/**
 * A general (2.2.C). Equal by his place in the box.
 *
 * @param side the player who moves him: Rochambeau is American (12.2.C)
 * @param french comes with the French Alliance
 * @param strategy 1 to 3
 * @param battle potential battle rating, 1 to 6
 * @param agility 1 to 3
 */
public record General(int index, String name, Side side, boolean french, int strategy, int battle, int agility)
        implements Comparable<General>, Indexed {
    public static final String WASHINGTON = "Washington";
    public static final String GREENE = "Greene";
    public static final String ARNOLD = "Arnold";

    public boolean is(String someone) {
        return name.equals(someone);
    }

    /** With his ratings as his counter prints them: {@code Howe 3-6-1}. */
    public String rated() {
        return "%s %d-%d-%d".formatted(name, strategy, battle, agility);
    }

    @Override
    public int compareTo(General other) {
        return Integer.compare(index, other.index);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof General general && general.index == index;
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
