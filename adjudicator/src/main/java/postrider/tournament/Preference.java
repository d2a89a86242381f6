package postrider.tournament;

import java.util.List;

/**
 * The side somebody should have next (1.6, 1.7). Sides are 1 for the game's first, -1 for its second, and 0 for neither.
 *
 * @param difference how many times more they had the first side than the second
 * @param repeated the side they had in both of their last two matches
 */
record Preference(int side, int difference, int repeated) {
    static Preference after(List<Integer> sides) {
        int difference = sides.stream().mapToInt(Integer::intValue).sum();
        int last = sides.isEmpty() ? 0 : sides.getLast();
        int repeated = sides.size() > 1 && sides.get(sides.size() - 2) == last ? last : 0;
        int side = Math.abs(difference) > 1
                ? -Integer.signum(difference)
                : repeated != 0 ? -repeated : difference != 0 ? -difference : -last;
        return new Preference(side, difference, repeated);
    }

    /** How many times more they had one side than the other. */
    int imbalance() {
        return Math.abs(difference);
    }

    boolean isUnbalanced() {
        return imbalance() > 1;
    }

    boolean isAbsolute() {
        return isUnbalanced() || repeated != 0;
    }

    boolean isStrong() {
        return !isAbsolute() && difference != 0;
    }

    /** The strength of the preference; of two players the one with the stronger gets their side (5.2.2). */
    int strength() {
        return isAbsolute() ? 2 + imbalance() : isStrong() ? 1 : 0;
    }

    boolean clashes(Preference other) {
        return side != 0 && side == other.side;
    }

    /** Whether both preferences are at least strong, and for the same side. */
    boolean clashesStrongly(Preference other) {
        return clashes(other) && strength() > 0 && other.strength() > 0;
    }

    /** Whether both preferences are absolute, and for the same side. */
    boolean clashesAbsolutely(Preference other) {
        return clashes(other) && isAbsolute() && other.isAbsolute();
    }
}
