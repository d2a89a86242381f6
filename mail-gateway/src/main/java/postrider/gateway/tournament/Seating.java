package postrider.gateway.tournament;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import postrider.desk.GameCatalog;
import postrider.kernel.ruling.Side;
import postrider.store.GameStore;
import postrider.text.Lists;
import postrider.text.NameIndex;

/** Who plays which side in the games of a tournament, and how their results are called. */
record Seating(Proceedings so, GameCatalog catalog, Function<String, Optional<GameStore>> games) {
    /** What a result comes to that is given as an entrant, 'draw', 'nobody', or a side once it is settled who plays it. */
    Score score(Board board, String said) {
        var sides = so.isSettled(board) ? sides(board) : List.<Side>of();
        var first = so.at(board.first());
        var second = so.at(board.second());
        var seats = seats(board);
        var named = NameIndex.of(
                "result",
                Lists.concat(List.of("draw", "nobody", first.name(), second.name()), Lists.map(sides, Side::word)));
        var meant = named.find(said)
                .orElseThrow(() -> new IllegalArgumentException(
                        "'%s' is no result of %s: write 'draw', 'nobody', %sor who has won (%s, %s)."
                                .formatted(
                                        said,
                                        board.game(),
                                        sides.isEmpty()
                                                ? ""
                                                : sides.stream()
                                                        .map(Side::lower)
                                                        .collect(Collectors.joining(", ", "a side (", ") ")),
                                        first.name(),
                                        second.name())));
        if (meant.equals("draw")) return Score.DRAWN;
        if (meant.equals("nobody")) return Score.NOBODY_WON;
        if (meant.equals(first.name())) return Score.FIRST_WON;
        if (meant.equals(second.name())) return Score.SECOND_WON;
        return seats.getOrDefault(meant, first) == first ? Score.FIRST_WON : Score.SECOND_WON;
    }

    /** Who plays which side: the game itself may have exchanged them. */
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

    /** "Jane Doe (British)"; as long as they bid for their sides, "Jane Doe". */
    String seat(Board board, Participant player) {
        if (!so.isSettled(board)) return player.name();
        return Lists.find(seats(board).entrySet(), seat -> seat.getValue() == player)
                .map(seat -> "%s (%s)".formatted(player.name(), seat.getKey()))
                .orElseGet(player::name);
    }

    /** The side of the first or the second of a board, by the game's own names. */
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
