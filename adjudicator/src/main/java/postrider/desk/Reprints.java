package postrider.desk;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import postrider.kernel.ruling.Side;
import postrider.letters.Dispatch;
import postrider.letters.Dispatches;
import postrider.letters.LookUps;
import postrider.log.Event;
import postrider.log.GameLog;
import postrider.play.OpenGame;
import postrider.store.GameFolder;
import postrider.words.Letter;

/** What a game file tells that was told already, or could be. */
record Reprints(GameCatalog catalog, GameFolder folder) {
    /** The letters of a run of the impulse. */
    List<Dispatch> told(Dispatches dispatches, Event.Played played, List<String> notRead) {
        var chronicler = new Chronicler(catalog, folder);
        return dispatches.played(
                played,
                () -> folder.secret(dispatches.game().log().header()),
                () -> chronicler.until(played, dispatches.game().scenes()),
                notRead);
    }

    /**
     * The letter that told {@code side} what came of an impulse, or of the last one: all that happened in it, whatever earlier
     * letters told.
     *
     * @throws IllegalArgumentException if nothing is known of that impulse
     */
    Dispatch report(Side side, Optional<Integer> impulse) {
        var log = GameLog.NOTHING;
        var told = Optional.<Supplier<Dispatch>>empty();
        for (var stored : folder.events()) {
            var before = log;
            log = log.with(stored);
            var after = log;
            if (stored.event() instanceof Event.Played played
                    && stored.outbox().stream().anyMatch(letter -> letter.to() == side)
                    && impulse.map(wanted -> wanted == played.impulse()).orElse(true))
                told = Optional.of(() -> again(side, played, before, after));
        }
        int now = log.impulse();
        return told.orElseThrow(() -> new IllegalArgumentException(
                        "Nothing has happened in impulse %s of %s; the game is at impulse %d."
                                .formatted(impulse.map(String::valueOf).orElse("0"), folder.id(), now)))
                .get();
    }

    private Dispatch again(Side side, Event.Played played, GameLog before, GameLog after) {
        var begun = catalog.open(folder, before);
        var dispatches = new Dispatches(begun, catalog.open(folder, after).showing(begun.course(played)));
        return told(dispatches, played, List.of()).stream()
                .filter(dispatch -> dispatch.to() == side)
                .findFirst()
                .orElseThrow()
                .whole();
    }

    /** What a player looks up. */
    Dispatch lookedUp(OpenGame<?, ?> game, Side side, Letter.LookUp asked) {
        return new LookUps(catalog.game(folder), game, side, folder::events, impulse -> report(side, impulse))
                .answer(asked);
    }
}
