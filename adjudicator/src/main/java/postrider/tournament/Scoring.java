package postrider.tournament;

/**
 * What a match and a round without one are worth.
 *
 * @param win all that can be had of a match: one point, or two where both sides are played
 * @param bye for the odd one
 */
public record Scoring(Points win, Points bye) {
    /** One game a match, and the odd one has a point. */
    public static final Scoring ONE_GAME = new Scoring(Points.ONE, Points.ONE);
    /** Two games a match. */
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
