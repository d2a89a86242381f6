package postrider.gateway.tournament;

import postrider.tournament.Result;

/** The result of a game in a tournament, for the players of the first and the second side. */
public enum Score {
    FIRST_WON(Result.FIRST_WON),
    DRAWN(Result.DRAWN),
    SECOND_WON(Result.SECOND_WON),
    /** The second player never played an order. */
    SECOND_ABSENT(Result.SECOND_ABSENT),
    FIRST_ABSENT(Result.FIRST_ABSENT),
    NOBODY_WON(Result.BOTH_ABSENT);

    private final Result result;

    Score(Result result) {
        this.result = result;
    }

    Result result() {
        return result;
    }
}
