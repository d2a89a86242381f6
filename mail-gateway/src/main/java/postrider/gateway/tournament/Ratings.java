package postrider.gateway.tournament;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import postrider.gateway.tournament.Leaf.Table;
import postrider.text.Lists;
import postrider.tournament.Entrant;
import postrider.tournament.Glicko2;
import postrider.tournament.RatedGame;
import postrider.tournament.Rating;
import postrider.tournament.RatingLog;

/** Ratings after a tournament. A round is a rating period; a game counts in the period of its round, whenever it ends. */
final class Ratings {
    private Ratings() {}

    /** By entrant number, after all finished games. */
    static Map<Integer, Rating> after(Proceedings so) {
        var log = RatingLog.EMPTY;
        for (var board : so.boards()) for (var game : game(so, board)) log = log.with(game);
        SortedMap<String, Rating> before = so.people()
                .collect(
                        Collectors.toMap(Participant::entered, Participant::rating, (one, again) -> one, TreeMap::new));
        var after = log.after(before, so.round(), Glicko2.USUAL);
        return so.tournament().entrants().stream()
                .collect(Collectors.toMap(
                        Entrant::number, one -> after.get(so.at(one.number()).entered())));
    }

    /** The game as it is rated; none if it is unfinished or was never played. */
    private static List<RatedGame> game(Proceedings so, Board board) {
        return so.outcome(board).filter(outcome -> outcome.score().result().played()).stream()
                .map(outcome -> new RatedGame(
                        board.game(),
                        Proceedings.round(board),
                        so.at(board.first()).entered(),
                        so.at(board.second()).entered(),
                        outcome.score().result().first().quarters() / 4.0,
                        !outcome.rated()))
                .toList();
    }

    /** "1623 ±160": a 95 % confidence interval. */
    static String words(Rating rating) {
        return "%s ±%d".formatted(figure(rating), Math.round(2 * rating.deviation()));
    }

    /** "1623". */
    static String figure(Rating rating) {
        return "%d".formatted(Math.round(rating.value()));
    }

    static Table table(Proceedings so) {
        var after = after(so);
        return new Table(
                List.of("", "Before", "After", "Change"),
                List.of(1, 2, 3),
                Lists.map(so.tournament().entrants(), one -> {
                    var before = so.at(one.number()).rating();
                    var now = after.get(one.number());
                    return List.of(
                            one.name(),
                            words(before),
                            words(now),
                            "%+d".formatted(Math.round(now.value()) - Math.round(before.value())));
                }));
    }
}
