package postrider.gateway.tournament;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import postrider.desk.GameCatalog;
import postrider.kernel.ruling.Side;
import postrider.store.GameStore;
import postrider.text.Lists;
import postrider.text.NameIndex;

/** Tells who plays which side in the games of a tournament, and names their results. */
record Seating(Proceedings so, GameCatalog catalog, Function<String, Optional<GameStore>> games) {
    /** Reads a result: an entrant, 'draw', 'nobody', or a side once it is settled who plays it. */
    Score score(Board board, String said) {
        var sides = so.isSettled(board) ? sides(board) : List.<Side>of();
        var players = so.players(board);
        var results = new TreeMap<String, Score>();
        if (!sides.isEmpty()) seats(board).forEach((side, player) -> results.put(side, won(players, player)));
        for (var player : players) results.put(player.name(), won(players, player));
        results.put("nobody", Score.NOBODY_WON);
        results.put("draw", Score.DRAWN);
        return new NameIndex<>("result", results)
                .find(said)
                .orElseThrow(() -> new IllegalArgumentException(
                        "'%s' is not a result of %s: write 'draw', 'nobody', %sor the winner (%s, %s)."
                                .formatted(
                                        said,
                                        board.game(),
                                        sides.isEmpty()
                                                ? ""
                                                : sides.stream()
                                                        .map(Side::lower)
                                                        .collect(Collectors.joining(", ", "a side (", ") ")),
                                        players.getFirst().name(),
                                        players.getLast().name())));
    }

    private static Score won(List<Participant> players, Participant winner) {
        return players.getFirst().equals(winner) ? Score.FIRST_WON : Score.SECOND_WON;
    }

    /** Who plays which side. The game itself may have swapped them. */
    Map<String, Participant> seats(Board board) {
        var sides = sides(board);
        var first = so.at(board.first());
        var second = so.at(board.second());
        boolean exchanged = games.apply(board.game())
                .map(game -> game.log().header().players())
                .filter(players -> first.is(players.get(sides.getLast())) || second.is(players.get(sides.getFirst())))
                .isPresent();
        return Map.of(
                sides.getFirst().word(), exchanged ? second : first,
                sides.getLast().word(), exchanged ? first : second);
    }

    /** "Jane Doe (British)"; while the bidding is open, "Jane Doe". */
    String seat(Board board, Participant player) {
        if (!so.isSettled(board)) return player.name();
        return Lists.find(seats(board).entrySet(), seat -> seat.getValue() == player)
                .map(seat -> "%s (%s)".formatted(player.name(), seat.getKey()))
                .orElseGet(player::name);
    }

    List<Side> sides(Board board) {
        return catalog.game(so.plan().title(Proceedings.round(board)).game()).sides();
    }

    /** "a win for Jane Doe". */
    static String words(Proceedings so, Board board, Score score) {
        return switch (score) {
            case FIRST_WON, SECOND_ABSENT -> "a win for " + so.at(board.first()).name();
            case SECOND_WON, FIRST_ABSENT ->
                "a win for " + so.at(board.second()).name();
            case DRAWN -> "a draw";
            case NOBODY_WON -> "a loss for both";
        };
    }
}
