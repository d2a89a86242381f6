package postrider.workbench.simulation;

/** How closely a game is looked at while it is played. */
public enum CheckLevel {
    /** Not at all: for a benchmark. */
    NONE,
    /** No invariant may be broken, and each impulse, run again from its journal, must come out the same. */
    REPLAYED,
    /**
     * Each impulse is run again from its position as text and its order in canonical words too; and orders and answers that
     * may not be legal are tried before those that are.
     */
    CLOSE
}
