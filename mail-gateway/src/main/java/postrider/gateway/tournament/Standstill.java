package postrider.gateway.tournament;

import java.util.stream.Collectors;
import postrider.letters.Phrases;
import postrider.store.GameStore;
import postrider.text.Lists;
import postrider.text.Wording;

/** Where a game stands that is not over, in a sentence: for whoever has to rule how it ends. */
final class Standstill {
    private Standstill() {}

    static String of(Proceedings so, Director director, Board board) {
        var players = "%s, %s against %s"
                .formatted(
                        board.game(),
                        director.seating(so).seat(board, so.at(board.first())),
                        director.seating(so).seat(board, so.at(board.second())));
        return director.games()
                .apply(board.game())
                .map(game -> "%s: %s".formatted(players, of(director, game)))
                .orElseGet(() -> "%s: %s".formatted(players, bids(so, board)));
    }

    private static String bids(Proceedings so, Board board) {
        if (!board.bids()) return "it begins within minutes.";
        var silent = Lists.filter(
                so.players(board),
                one -> so.bids(board).stream()
                        .noneMatch(bid -> so.at(bid.entrant()).equals(one)));
        return "it has not begun, and waits for the bid of %s."
                .formatted(Wording.list(Lists.map(silent, Participant::name)));
    }

    private static String of(Director director, GameStore game) {
        var log = game.log();
        if (log.over()) return log.ended().orElseThrow();
        var open = director.catalog().open(game, log);
        var awaited = open.sides().stream()
                .filter(open.status()::awaits)
                .map(side -> "the %s player (%s)"
                        .formatted(side, log.header().players().get(side).name()))
                .collect(Collectors.joining(" and "));
        return "impulse %d, which has waited since %s for %s."
                .formatted(
                        log.impulse(),
                        Phrases.clock(log.latest().moved()),
                        awaited.isEmpty() ? "the referee" : awaited);
    }
}
