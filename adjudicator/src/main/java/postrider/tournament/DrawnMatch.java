package postrider.tournament;

/** What decides a match of a knock-out that was drawn: the tournament's file says which. */
public enum DrawnMatch {
    /** The one with the lower number goes on. */
    HIGHER_SEED,
    /** They play again with sides exchanged, and if that is drawn too, the higher seed goes on. */
    REPLAY,
    /** They play again and bid for the sides; if that is drawn too, the higher seed goes on. */
    SUDDEN_BID
}
