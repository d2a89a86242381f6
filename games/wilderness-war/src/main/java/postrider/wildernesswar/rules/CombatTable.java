package postrider.wildernesswar.rules;

/** The Combat Results Table (7.2). */
final class CombatTable {
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

    /** The steps that this strength inflicts; a shift below the first column stays on it. */
    static int losses(int strength, int shift, int die) {
        int column = 0;
        while (column + 1 < STRENGTH.length && STRENGTH[column + 1] <= strength) column++;
        return LOSSES[Math.clamp(die, 0, 7)][Math.max(0, column + shift)];
    }
}
