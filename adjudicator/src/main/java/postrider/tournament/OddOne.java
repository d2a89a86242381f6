package postrider.tournament;

/** What happens to the odd one in a knock-out. */
public enum OddOne {
    /** Byes for the highest seeds in the first round prevent later ones. Whoever is the odd one all the same has a bye. */
    BYE,
    /**
     * Nobody goes on without a match: somebody who is out, the eliminator, plays the odd one, who is out too unless they win or draw. The
     * eliminator does not come back. Only in the first round, when nobody is out yet, is there a bye.
     */
    ELIMINATOR
}
