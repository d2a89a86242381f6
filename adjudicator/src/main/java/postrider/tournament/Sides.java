package postrider.tournament;

/** How the game's two sides, which may be unequal, are assigned to the two entrants of a pairing. */
public enum Sides {
    /** Entrants are paired so that each has both sides equally often, and are told which they play. */
    BY_TURNS,
    /** They play two games, one with each side. Who has which first is told as above, but does not affect pairings. */
    BOTH,
    /** They bid for the sides, which do not affect pairings. */
    BY_BID
}
