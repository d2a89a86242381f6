package postrider.tournament;

/**
 * What a match is worth, and a round without one.
 *
 * @param win the most a match is worth: one point, or two if both sides are played
 * @param bye what the odd one gets
 */
public record Scoring(Points win, Points bye) {
    /** Matches of one game. */
    public static final Scoring ONE_GAME = new Scoring(Points.ONE, Points.ONE);
    /** Matches of two games. */
    public static final Scoring BOTH_SIDES = new Scoring(Points.ONE.times(2), Points.ONE.times(2));

    public Points of(Bye kind) {
        return switch (kind) {
            case PAIRING -> bye;
            case FULL -> win;
            case HALF -> new Points(win.quarters() / 2);
            case ZERO -> Points.ZERO;
        };
    }
}
