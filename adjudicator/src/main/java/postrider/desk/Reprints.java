package postrider.desk;

import java.util.List;
import java.util.Optional;
import postrider.kernel.ruling.Side;
import postrider.letters.Dispatch;
import postrider.letters.Dispatches;
import postrider.letters.LookUps;
import postrider.log.Event;
import postrider.log.Moment;
import postrider.play.OpenGame;
import postrider.store.GameStore;
import postrider.text.Lists;
import postrider.words.Letter;

/** Letters written from the game file: new ones, and earlier ones again. */
record Reprints(GameCatalog catalog, GameStore store) {
    /** The letters that report a run of the impulse. */
    List<Dispatch> told(Dispatches dispatches, Event.Played played, List<String> notRead) {
        var chronicler = new Chronicler(catalog, store);
        return dispatches.played(
                played,
                () -> store.secret(dispatches.game().log().header()),
                () -> chronicler.until(played, dispatches.game().scenes()),
                notRead);
    }

    /**
     * The letter that told {@code side} the result of an impulse, or of the last one: everything that happened in it, whatever earlier
     * letters told.
     *
     * @throws IllegalArgumentException if nothing is known of that impulse
     */
    Dispatch report(Side side, Optional<Integer> impulse) {
        var moments = Moment.all(store.events());
        return Lists.find(moments.reversed(), moment -> tells(moment, side, impulse))
                .map(moment -> again(side, moment))
                .orElseThrow(() -> new IllegalArgumentException(
                        "Nothing has happened in impulse %s of %s; the game is at impulse %d."
                                .formatted(
                                        impulse.map(String::valueOf).orElse("0"),
                                        store.header().game(),
                                        moments.getLast().after().impulse())));
    }

    private static boolean tells(Moment moment, Side side, Optional<Integer> impulse) {
        return moment.event() instanceof Event.Played played
                && moment.stored().outbox().stream().anyMatch(letter -> letter.to() == side)
                && impulse.map(wanted -> wanted == played.impulse()).orElse(true);
    }

    private Dispatch again(Side side, Moment moment) {
        var played = (Event.Played) moment.event();
        var begun = catalog.open(store, moment.before());
        var dispatches =
                new Dispatches(begun, catalog.open(store, moment.after()).showing(begun.course(played)));
        return Lists.find(told(dispatches, played, List.of()), dispatch -> dispatch.to() == side)
                .orElseThrow()
                .whole();
    }

    Dispatch lookedUp(OpenGame<?, ?> game, Side side, Letter.LookUp asked) {
        return new LookUps(catalog.game(store), game, side, store::events, impulse -> report(side, impulse))
                .answer(asked);
    }
}
