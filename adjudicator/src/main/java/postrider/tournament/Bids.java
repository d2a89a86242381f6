package postrider.tournament;

/** Bidding for sides: each names the side they want, and what they would give for it. */
public final class Bids {
    private Bids() {}

    /**
     * @param first whether they want the game's first side
     * @param points what they give their opponent for it if both want the same side; 0 or more
     */
    public record Bid(int entrant, boolean first, int points) {
        public Bid {
            if (points < 0) throw new IllegalArgumentException("A bid is 0 or more, not " + points + ".");
        }
    }

    /**
     * Who plays which side, and what it costs.
     *
     * @param handicap what {@code receiver} gets: the winning bid, or nothing if they wanted different sides
     */
    public record Settled(Pairing pairing, int handicap, int receiver) {}

    /**
     * If both want the same side, the higher bidder has it and pays their bid.
     *
     * @param lot whether {@code one} wins if the bids are equal
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
