package postrider.tournament;

/** Why somebody has no game in a round. {@link Scoring} says what it is worth. */
public enum Bye {
    /** They were the odd one. */
    PAIRING,
    /** They asked for the round off and were given the points of a win. */
    FULL,
    /** They asked for the round off and were given the points of a draw. */
    HALF,
    /** They were away or have left. */
    ZERO
}
