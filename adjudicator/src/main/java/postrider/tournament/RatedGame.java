package postrider.tournament;

/**
 * A result that counts for ratings.
 *
 * @param id the game's id, the same however often its result is reported
 * @param period the period it belongs to, from 1 on, whenever the result becomes known
 * @param scoreOfFirst from 0, lost, to 1, won
 * @param waived whether the winner on time has waived the rating; then nobody is rated for it
 */
public record RatedGame(String id, int period, String first, String second, double scoreOfFirst, boolean waived) {
    public RatedGame {
        if (period < 1)
            throw new IllegalArgumentException("Periods are counted from 1, but %s has %d.".formatted(id, period));
        if (scoreOfFirst < 0 || scoreOfFirst > 1)
            throw new IllegalArgumentException("A score is from 0 to 1, but %s has %s.".formatted(id, scoreOfFirst));
    }

    double scoreOf(String player) {
        return player.equals(first) ? scoreOfFirst : 1 - scoreOfFirst;
    }

    String opponentOf(String player) {
        return player.equals(first) ? second : first;
    }
}
