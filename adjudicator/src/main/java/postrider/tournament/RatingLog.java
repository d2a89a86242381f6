package postrider.tournament;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Every rated result, once. Ratings are derived from it alone: a late result is rated in its own period, and all later periods are rated
 * anew, so the order in which results come in does not matter.
 */
public record RatingLog(SortedMap<String, RatedGame> games) {
    public static final RatingLog EMPTY = new RatingLog(Collections.emptySortedMap());

    public RatingLog {
        games = Collections.unmodifiableSortedMap(new TreeMap<>(games));
    }

    /** Adds a result. A known result changes nothing; a different result of the same game is refused. */
    public RatingLog with(RatedGame game) {
        var known = games.getOrDefault(game.id(), game);
        if (!known.equals(game))
            throw new IllegalArgumentException("Game %s is rated as %s, not as %s.".formatted(game.id(), known, game));
        var more = new TreeMap<>(games);
        more.put(game.id(), game);
        return new RatingLog(more);
    }

    /**
     * The ratings after this many periods, of all who have played or were known before.
     *
     * @param known the ratings before the first period
     */
    public SortedMap<String, Rating> after(SortedMap<String, Rating> known, int periods, Glicko2 system) {
        SortedMap<String, Rating> ratings = new TreeMap<>(known);
        for (int period = 1; period <= periods; period++) {
            var played = played(period);
            for (var player : played.keySet()) ratings.putIfAbsent(player, Rating.UNKNOWN);
            var before = ratings;
            ratings = new TreeMap<>();
            for (var player : before.entrySet()) {
                var scores = played.getOrDefault(player.getKey(), List.of()).stream()
                        .map(game -> new Glicko2.Score(
                                before.get(game.opponentOf(player.getKey())), game.scoreOf(player.getKey())))
                        .toList();
                ratings.put(player.getKey(), system.after(player.getValue(), scores));
            }
        }
        return ratings;
    }

    /** The games of a period by player, in the order of their ids. */
    private SortedMap<String, List<RatedGame>> played(int period) {
        var played = new TreeMap<String, List<RatedGame>>();
        for (var game : games.values())
            if (game.period() == period && !game.waived())
                for (var player : List.of(game.first(), game.second()))
                    played.computeIfAbsent(player, any -> new ArrayList<>()).add(game);
        return played;
    }
}
