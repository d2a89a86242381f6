package postrider.tournament;

import java.util.List;
import java.util.function.DoubleUnaryOperator;

/**
 * Mark Glickman's Glicko-2, step by step as in his paper ("Example of the Glicko-2 system"). It calculates with {@link StrictMath}, so
 * that the same results give the same ratings everywhere.
 *
 * @param tau how much volatility may change: 0.3 to 1.2
 */
public record Glicko2(double tau) {
    public static final Glicko2 USUAL = new Glicko2(0.5);

    private static final double SCALE = 173.7178;
    private static final double CLOSE = 1e-6;

    /**
     * A game as one of its players sees it.
     *
     * @param score from 0, lost, to 1, won
     */
    public record Score(Rating opponent, double score) {}

    /** A player's rating after a period in which they played these games. */
    public Rating after(Rating before, List<Score> games) {
        // Step 2: the paper's own scale.
        double mu = (before.value() - Rating.UNKNOWN.value()) / SCALE;
        double phi = before.deviation() / SCALE;
        if (games.isEmpty()) {
            double wider = SCALE * StrictMath.hypot(phi, before.volatility());
            return new Rating(before.value(), Math.min(Rating.UNKNOWN.deviation(), wider), before.volatility());
        }
        // Steps 3, 4: how much the games reveal, and how much better than expected they went.
        double known = 0;
        double better = 0;
        for (var game : games) {
            double g = g(game.opponent.deviation() / SCALE);
            double theirs = (game.opponent.value() - Rating.UNKNOWN.value()) / SCALE;
            double expected = 1 / (1 + StrictMath.exp(-g * (mu - theirs)));
            known += g * g * expected * (1 - expected);
            better += g * (game.score - expected);
        }
        double variance = 1 / known;
        // Steps 5-8.
        double volatility = volatility(before.volatility(), phi, variance, variance * better);
        double widened = StrictMath.hypot(phi, volatility);
        double deviation = 1 / StrictMath.sqrt(1 / (widened * widened) + 1 / variance);
        double value = mu + deviation * deviation * better;
        return new Rating(SCALE * value + Rating.UNKNOWN.value(), SCALE * deviation, volatility);
    }

    private static double g(double phi) {
        return 1 / StrictMath.sqrt(1 + 3 * phi * phi / (Math.PI * Math.PI));
    }

    /** Step 5: the root of f, by the Illinois algorithm. */
    private double volatility(double before, double phi, double variance, double delta) {
        double start = StrictMath.log(before * before);
        double spread = delta * delta - phi * phi - variance;
        DoubleUnaryOperator f = x -> {
            double ex = StrictMath.exp(x);
            double sum = phi * phi + variance + ex;
            return ex * (delta * delta - sum) / (2 * sum * sum) - (x - start) / (tau * tau);
        };
        double near = start;
        double far = spread > 0 ? StrictMath.log(spread) : start - tau;
        while (spread <= 0 && f.applyAsDouble(far) < 0) far -= tau;
        double atNear = f.applyAsDouble(near);
        double atFar = f.applyAsDouble(far);
        while (Math.abs(far - near) > CLOSE) {
            double middle = near + (near - far) * atNear / (atFar - atNear);
            double atMiddle = f.applyAsDouble(middle);
            if (atMiddle * atFar <= 0) {
                near = far;
                atNear = atFar;
            } else {
                atNear /= 2;
            }
            far = middle;
            atFar = atMiddle;
        }
        return StrictMath.exp(near / 2);
    }
}
