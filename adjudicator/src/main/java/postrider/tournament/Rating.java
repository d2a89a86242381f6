package postrider.tournament;

/**
 * How strong somebody is, as far as it is known (Glicko-2).
 *
 * @param value 1500 is where everybody begins
 * @param deviation of what is known: 350 for a stranger; the truth is within twice this in nineteen cases of twenty
 * @param volatility how much it is expected to change
 */
public record Rating(double value, double deviation, double volatility) {
    public static final Rating UNKNOWN = new Rating(1500, 350, 0.06);
}
