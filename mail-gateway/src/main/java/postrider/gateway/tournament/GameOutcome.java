package postrider.gateway.tournament;

import java.util.Optional;
import java.util.stream.Stream;
import postrider.desk.GameCatalog;
import postrider.kernel.Game;
import postrider.kernel.ruling.Side;
import postrider.log.Event;
import postrider.log.GameLog;
import postrider.log.Settlement;
import postrider.log.StoredEvent;
import postrider.store.GameStore;
import postrider.text.Lists;

/** The result of a game, by its own file or because somebody left before it began. */
record GameOutcome(GameCatalog catalog, GameStore game, GameLog log) {
    /**
     * The result for the tournament; empty if the game goes on, was neither won nor drawn, or no longer has either of the two as a player: then
     * the director decides.
     */
    static Optional<Deed.Ended> of(Proceedings so, Board board, GameStore game, GameCatalog catalog) {
        var outcome = new GameOutcome(catalog, game, game.log());
        return outcome.log.over()
                ? outcome.score(so.at(board.first()), so.at(board.second()))
                        .map(score -> new Deed.Ended(
                                board.name(),
                                score,
                                outcome.log.ended().orElseThrow(),
                                !outcome.log.time().unrated()))
                : Optional.empty();
    }

    /** The result of a game that never began: a player who left the tournament has lost it. */
    static Optional<Deed.Ended> unplayed(Proceedings so, Board board) {
        var first = so.at(board.first());
        var second = so.at(board.second());
        return Stream.of(first, second)
                .filter(so::isGone)
                .findFirst()
                .map(gone -> new Deed.Ended(
                        board.name(),
                        so.isGone(first) && so.isGone(second)
                                ? Score.NOBODY_WON
                                : gone == first ? Score.FIRST_ABSENT : Score.SECOND_ABSENT,
                        "%s left the tournament before the game began.".formatted(gone.name()),
                        false));
    }

    private Optional<Score> score(Participant first, Participant second) {
        var settled = settled();
        var won = settled.isPresent() ? winner(settled.get()) : ending(catalog.box(game, log.header()));
        boolean drawn = settled.map(Settlement.Draw.class::isInstance).orElse(won.isEmpty());
        if (drawn) return Optional.of(Score.DRAWN);
        var seat = seat(first).or(() -> seat(second).map(log::other));
        if (won.isEmpty() || seat.isEmpty()) return Optional.empty();
        boolean firstWon = won.get().equals(seat.get());
        boolean played = hasPlayed(log.other(won.get()));
        if (firstWon) return Optional.of(played ? Score.FIRST_WON : Score.SECOND_ABSENT);
        return Optional.of(played ? Score.SECOND_WON : Score.FIRST_ABSENT);
    }

    private Optional<Side> seat(Participant somebody) {
        var players = log.header().players();
        return Lists.find(players.keySet(), side -> somebody.is(players.get(side)));
    }

    private Optional<Settlement> settled() {
        return Lists.find(
                        StoredEvent.all(game.events(), Event.Settled.class).reversed(),
                        end -> end.ended().isPresent())
                .map(Event.Settled::settlement);
    }

    private Optional<Side> winner(Settlement settled) {
        return switch (settled) {
            case Settlement.Concede(Side side) -> Optional.of(log.other(side));
            case Settlement.Forfeit(Side side) -> Optional.of(log.other(side));
            case Settlement other -> Optional.empty();
        };
    }

    private <P, O> Optional<Side> ending(Game.Box<P, O> box) {
        return log.position()
                .map(box.notation()::position)
                .flatMap(box.rules()::ending)
                .flatMap(ending -> ending.winner());
    }

    private boolean hasPlayed(Side side) {
        return StoredEvent.all(game.events(), Event.Letter.class).stream()
                .anyMatch(letter -> letter.side().equals(side) && letter.orders());
    }
}
