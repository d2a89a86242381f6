package postrider.tournament;

/** Why somebody has no game in a round. What it is worth, {@link Scoring} says. */
public enum Bye {
    /** They were the odd one. */
    PAIRING,
    /** They asked for the round off and were given as much as for a win. */
    FULL,
    /** They asked for the round off and were given as much as for a draw. */
    HALF,
    /** They were away, or have left. */
    ZERO
}
