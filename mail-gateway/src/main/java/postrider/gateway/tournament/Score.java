package postrider.gateway.tournament;

import postrider.tournament.Result;

/** What a game of a tournament came to, for whoever plays the first side and whoever plays the second. */
public enum Score {
    FIRST_WON(Result.FIRST_WON),
    DRAWN(Result.DRAWN),
    SECOND_WON(Result.SECOND_WON),
    /** The second never played an order. */
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
