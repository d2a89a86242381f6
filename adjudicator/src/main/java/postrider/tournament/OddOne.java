package postrider.tournament;

/** What becomes of an odd one in a knock-out. */
public enum OddOne {
    /** Byes of the first round, to the highest seeds, leave so many that there is none later; if there is one all the same, they have a bye. */
    BYE,
    /**
     * Nobody goes on without a match: somebody who is out plays the odd one, and if they win the odd one is out too. An eliminator does not
     * come back by it, and a draw is not enough. Only in the first round, when nobody is out yet, is there a bye.
     */
    ELIMINATOR
}
