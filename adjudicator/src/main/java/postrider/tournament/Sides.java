package postrider.tournament;

/** How the two sides of the game, which may be unequal, come to the two entrants of a pairing. */
public enum Sides {
    /** Each has one as often as the other: they are paired so, and told which they play. */
    BY_TURNS,
    /** Both are played, in two games; who has which first is told as above but decides no pairing. */
    BOTH,
    /** They bid for them, so that no pairing depends on them. */
    BY_BID
}
