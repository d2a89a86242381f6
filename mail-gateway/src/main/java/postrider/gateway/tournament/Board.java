package postrider.gateway.tournament;

/**
 * One game of a round.
 *
 * @param name "2.3" for round 2, table 3; "2.3b" for the second game of the same pair
 * @param first the number of the player of the first side; 0 is the eliminator
 * @param second the number of the player of the second side
 * @param bids whether the two bid for their sides by mail before the game begins
 */
public record Board(String name, String game, int first, int second, boolean bids) {
    /** The number of the eliminator, who plays the odd one out. */
    static final int ELIMINATOR = 0;

    boolean has(int entrant) {
        return first == entrant || second == entrant;
    }

    int opponentOf(int entrant) {
        return first == entrant ? second : first;
    }

    Board with(int one) {
        return new Board(name, game, one, opponentOf(one), bids);
    }
}
