package postrider.desk;

import java.util.List;
import java.util.Optional;
import postrider.kernel.ruling.Side;
import postrider.letters.Dispatch;
import postrider.letters.Dispatches;
import postrider.log.Event;
import postrider.log.Moment;
import postrider.log.Pin;
import postrider.log.Settlement;
import postrider.log.SigningPolicy;
import postrider.log.StoredEvent;
import postrider.play.OpenGame;
import postrider.play.Step;
import postrider.store.GameStore;
import postrider.text.Lists;

/** Applies a decree to a game: the event, the game after it, and the letters. */
record Settling(GameCatalog catalog, GameStore store, OpenGame<?, ?> game, Decree decree) {

    /**
     * The event, not signed yet.
     *
     * @throws IllegalArgumentException if it cannot be settled so
     */
    Event.Settled event() {
        decree.settlement().cannotIn(game.log()).ifPresent(why -> {
            throw new IllegalArgumentException("This cannot be settled: %s.".formatted(why));
        });
        var settled = game.settled(settlement(), before());
        return new Event.Settled(
                settled.settlement(), decree.reason(), decree.rule(), settled.position(), settled.ended(), "", "");
    }

    /** Fills in what the decree leaves open: the last letter of a player who is replaced; the installed box and rules of an upgrade. */
    private Settlement settlement() {
        if (decree.settlement() instanceof Settlement.Replace(var side, var player, var unknown)) {
            SigningPolicy.fault(game.log().header().options(), player).ifPresent(fault -> {
                throw new IllegalArgumentException(fault);
            });
            return new Settlement.Replace(side, player, lastLetter(side));
        }
        if (decree.settlement() instanceof Settlement.Upgrade)
            return new Settlement.Upgrade(Pin.of(catalog.newest(store)));
        return decree.settlement();
    }

    private String lastLetter(Side side) {
        return Lists.find(
                        StoredEvent.all(store.events(), Event.Letter.class).reversed(), letter -> letter.side() == side)
                .map(Event.Letter::digest)
                .orElse("");
    }

    Step step(Event.Settled settled) {
        return new Step(settled, catalog.open(store, game.log().with(settled)));
    }

    List<Dispatch> letters() {
        var settled = event();
        return letters(new Dispatches(game, step(settled).after()), settled);
    }

    List<Dispatch> letters(Dispatches dispatches, Event.Settled settled) {
        return dispatches.settled(
                settled, undone(), () -> store.secret(game.log().header()), new Chronicler(catalog, store)::soFar);
    }

    private Optional<String> before() {
        if (!(decree.settlement() instanceof Settlement.Rollback(int to))) return Optional.empty();
        return Lists.find(Moment.all(store.events()), moment -> moment.after().impulse() == to)
                .flatMap(moment -> moment.after().position());
    }

    private List<Event.Played> undone() {
        if (!(decree.settlement() instanceof Settlement.Rollback(int to))) return List.of();
        return Lists.filter(StoredEvent.all(store.events(), Event.Played.class), played -> played.impulse() >= to);
    }
}
