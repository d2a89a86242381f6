package postrider.tournament;

/**
 * A player's estimated strength (Glicko-2).
 *
 * @param value everybody begins at 1500
 * @param deviation 350 for a stranger; the true strength is within twice this in nineteen cases of twenty
 * @param volatility how much the strength is expected to change
 */
public record Rating(double value, double deviation, double volatility) {
    public static final Rating UNKNOWN = new Rating(1500, 350, 0.06);
}
