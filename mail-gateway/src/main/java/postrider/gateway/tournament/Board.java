package postrider.gateway.tournament;

/**
 * One game of a round.
 *
 * @param name "2.3", of the second round at the third table; "2.3b" the second of two between the same
 * @param game its id
 * @param first the number of whoever plays the first side; 0 is the eliminator
 * @param second likewise
 * @param bids whether the two bid by mail who plays which, before it begins
 */
public record Board(String name, String game, int first, int second, boolean bids) {
    /** The number of whoever stands in for the one that odd numbers leave over. */
    static final int ELIMINATOR = 0;

    boolean has(int entrant) {
        return first == entrant || second == entrant;
    }

    int opponentOf(int entrant) {
        return first == entrant ? second : first;
    }

    /** Once it is settled who plays the first side. */
    Board with(int one) {
        return new Board(name, game, one, opponentOf(one), bids);
    }
}
