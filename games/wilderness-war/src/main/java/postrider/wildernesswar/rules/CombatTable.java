package postrider.wildernesswar.rules;

import postrider.kernel.Die;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.BattleTable;
import postrider.text.Wording;
import postrider.wildernesswar.Sides;

/** The Combat Results Table (7.2). */
final class CombatTable {
    /** The result of the fire of a side: its natural die, and the steps it inflicts. */
    record Fire(int natural, int steps) {}

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

    /** 7.2, 9.13: a side fires in one kind of combat; the purpose of the die is that of {@code modifiers}. */
    static Fire fire(
            WorkingPosition table,
            BattleTable lines,
            Side side,
            Losses.Combat combat,
            String purpose,
            int strength,
            int shift,
            Modifiers modifiers) {
        int column = column(strength, shift);
        modifiers.into(lines, side);
        int modifier = modifiers.sum();
        int die = table.umpire().roll(combat.die, purpose);
        int steps = losses(column, die + modifier);
        var sentence = "%s have strength %d, roll %d%+d and inflict %s%s.";
        var inflicted = Wording.count(steps, "step");
        table.rule(combat.die, sentence, Sides.the(side), strength, die, modifier, inflicted, modifiers);
        lines.put(side, combat.die, "die", "%s: %d in column %s", Die.face(die), die + modifier, name(column));
        lines.put(side, combat.loss, "steps inflicted", "%d", steps);
        return new Fire(die, steps);
    }

    /** The column for this strength; no shift goes below the first. */
    private static int column(int strength, int shift) {
        int column = 0;
        while (column + 1 < STRENGTH.length && STRENGTH[column + 1] <= strength) column++;
        return Math.max(0, column + shift);
    }

    /** The steps that a modified die inflicts. */
    private static int losses(int column, int die) {
        return LOSSES[Math.clamp(die, 0, 7)][column];
    }

    /** "6-8", "28+". */
    private static String name(int column) {
        int low = STRENGTH[column];
        if (column + 1 == STRENGTH.length) return low + "+";
        int high = STRENGTH[column + 1] - 1;
        return low == high ? String.valueOf(low) : "%d-%d".formatted(low, high);
    }
}
