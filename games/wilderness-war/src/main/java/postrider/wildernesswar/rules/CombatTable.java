package postrider.wildernesswar.rules;

/** The Combat Results Table (7.2). */
final class CombatTable {
    /** A die, what it comes to, and the column. */
    static final String LOOKED_UP = "%s: %d in column %s";

    private static final int[] STRENGTH = {0, 1, 2, 3, 4, 6, 9, 13, 17, 22, 28};
    private static final int[][] LOSSES = {
        {0, 0, 0, 0, 0, 0, 1, 1, 2, 3, 3},
        {0, 0, 0, 0, 0, 1, 2, 2, 3, 4, 4},
        {0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 5},
        {0, 0, 1, 1, 1, 2, 2, 3, 4, 4, 5},
        {0, 1, 1, 1, 2, 2, 3, 4, 4, 5, 5},
        {1, 1, 1, 1, 2, 3, 3, 4, 5, 5, 6},
        {1, 1, 1, 2, 2, 3, 4, 4, 5, 6, 7},
        {1, 1, 2, 2, 3, 3, 4, 5, 6, 7, 8}
    };

    private CombatTable() {}

    /** The column of this strength; a shift below the first stays on it. */
    static int column(int strength, int shift) {
        int column = 0;
        while (column + 1 < STRENGTH.length && STRENGTH[column + 1] <= strength) column++;
        return Math.max(0, column + shift);
    }

    /** The steps that a modified die inflicts. */
    static int losses(int column, int die) {
        return LOSSES[Math.clamp(die, 0, 7)][column];
    }

    /** "6-8", "28+". */
    static String name(int column) {
        int low = STRENGTH[column];
        if (column + 1 == STRENGTH.length) return low + "+";
        int high = STRENGTH[column + 1] - 1;
        return low == high ? String.valueOf(low) : "%d-%d".formatted(low, high);
    }
}
