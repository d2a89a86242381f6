package postrider.workbench.simulation;

/** How closely a simulated game is checked. */
public enum CheckLevel {
    /** Not at all: for a benchmark. */
    NONE,
    /** No invariant may be broken, and each impulse must replay to the same result from its journal. */
    REPLAYED,
    /**
     * Each impulse is also replayed from its position and order as text, and orders and answers that may be illegal are
     * tried before legal ones.
     */
    CLOSE
}
