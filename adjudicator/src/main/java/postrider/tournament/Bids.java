package postrider.tournament;

/** Sides come to whom they are worth most: each names the side they want, and what they give for it. */
public final class Bids {
    private Bids() {}

    /**
     * @param first whether they want the game's first side
     * @param points what they give their opponent for it, if both want the same: none or more
     */
    public record Bid(int entrant, boolean first, int points) {
        public Bid {
            if (points < 0) throw new IllegalArgumentException("A bid is 0 or more, not " + points + ".");
        }
    }

    /**
     * Who plays what, and what it costs.
     *
     * @param handicap what goes to {@code receiver}: what the winning bid gave, nothing if each wanted another side
     */
    public record Settled(Pairing pairing, int handicap, int receiver) {}

    /**
     * Whoever gives more has the side that both want, and pays what they bid.
     *
     * @param lot between equal bids: whether {@code one} has their wish
     */
    public static Settled settle(Bid one, Bid other, boolean lot) {
        if (one.first != other.first) return new Settled(wish(one, other), 0, other.entrant);
        return one.points > other.points || one.points == other.points && lot ? won(one, other) : won(other, one);
    }

    private static Settled won(Bid winner, Bid loser) {
        return new Settled(wish(winner, loser), winner.points, loser.entrant);
    }

    private static Pairing wish(Bid winner, Bid loser) {
        return winner.first ? new Pairing(winner.entrant, loser.entrant) : new Pairing(loser.entrant, winner.entrant);
    }
}
