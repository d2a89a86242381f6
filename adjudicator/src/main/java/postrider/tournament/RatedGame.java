package postrider.tournament;

/**
 * A result that counts for ratings.
 *
 * @param id of the game, the same however often it is told
 * @param period to which it belongs, from 1 on, whenever it becomes known
 * @param scoreOfFirst from 0, lost, to 1, won
 * @param waived whether whoever won on time would rather not be rated for it: then nobody is
 */
public record RatedGame(String id, int period, String first, String second, double scoreOfFirst, boolean waived) {
    public RatedGame {
        if (period < 1)
            throw new IllegalArgumentException("Periods are counted from 1, and %s has %d.".formatted(id, period));
        if (scoreOfFirst < 0 || scoreOfFirst > 1)
            throw new IllegalArgumentException("A score is from 0 to 1, and %s has %s.".formatted(id, scoreOfFirst));
    }

    double scoreOf(String player) {
        return player.equals(first) ? scoreOfFirst : 1 - scoreOfFirst;
    }

    String opponentOf(String player) {
        return player.equals(first) ? second : first;
    }
}
