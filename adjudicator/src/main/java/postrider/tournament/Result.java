package postrider.tournament;

/**
 * The result of a pairing.
 *
 * @param played whether there was a game, even if it was adjudicated before its end. A game that never began and went to the player who
 *     was present counts for points, but neither as an opponent met nor as a side played
 */
public record Result(Points first, Points second, boolean played) {
    public static final Result FIRST_WON = new Result(Points.ONE, Points.ZERO, true);
    public static final Result DRAWN = new Result(Points.HALF, Points.HALF, true);
    public static final Result SECOND_WON = new Result(Points.ZERO, Points.ONE, true);
    public static final Result SECOND_ABSENT = new Result(Points.ONE, Points.ZERO, false);
    public static final Result FIRST_ABSENT = new Result(Points.ZERO, Points.ONE, false);
    public static final Result BOTH_ABSENT = new Result(Points.ZERO, Points.ZERO, false);

    /** The result of two games, the second with sides swapped. */
    public static Result ofBoth(Result game, Result swapped) {
        return new Result(
                game.first.plus(swapped.second), game.second.plus(swapped.first), game.played || swapped.played);
    }
}
