package postrider.tournament;

/** What decides a drawn match in a knock-out; the tournament's file says which. */
public enum DrawnMatch {
    /** The one with the lower number goes on. */
    HIGHER_SEED,
    /** They play again with sides exchanged; if that is drawn too, the higher seed goes on. */
    REPLAY,
    /** They bid for the sides and play again; if that is drawn too, the higher seed goes on. */
    SUDDEN_BID
}
