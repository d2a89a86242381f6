package postrider.desk;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import postrider.letters.Dispatch;
import postrider.letters.Dispatches;
import postrider.log.Event;
import postrider.log.GameLog;
import postrider.log.Moment;
import postrider.log.Outgoing;
import postrider.log.StoredEvent;
import postrider.store.GameStore;
import postrider.store.SealedLetter;

/**
 * A letter that is no longer as its entry names it, written again from the game file: the same to the byte, or none.
 *
 * @param seal a dispatch, with the log it is told from and the entry it belongs to
 */
record Rewriting(GameCatalog catalog, GameStore store, Sealing seal) {
    /** Puts a letter into its envelope as it was. */
    interface Sealing extends BiFunction<GameLog, Dispatch, SealedLetter> {}

    /** Tells how to seal the letters of an entry. */
    interface Sealings {
        Sealing of(StoredEvent stored);
    }

    /** The letter of this Message-ID. */
    static Optional<SealedLetter> of(String messageId, GameCatalog catalog, GameStore store, Sealings sealings) {
        for (var moment : Moment.all(store.events()))
            for (var letter : moment.stored().outbox())
                if (letter.messageId().equals(messageId))
                    return new Rewriting(catalog, store, sealings.of(moment.stored())).anew(moment, letter);
        return Optional.empty();
    }

    private Optional<SealedLetter> anew(Moment moment, Outgoing named) {
        var after = moment.before().with(moment.event()); // as it was before its letters had gone out
        return dispatches(moment.before(), after, moment.event()).stream()
                .filter(dispatch -> dispatch.to() == named.to() && dispatch.kind() == named.kind())
                .map(dispatch -> seal.apply(after, dispatch))
                .filter(letter -> letter.named().equals(named))
                .findFirst();
    }

    /** What is told of a letter that came in and moved nothing, or by the referee's hand, is not on file. */
    private List<Dispatch> dispatches(GameLog before, GameLog after, Event event) {
        var begun = catalog.open(store, before);
        var game = catalog.open(store, after);
        var dispatches = new Dispatches(begun, game);
        return switch (event) {
            case Event.Posted(var why) -> posted(dispatches, why);
            case Event.Letter letter -> dispatches.accepted(letter, List.of());
            case Event.Played played ->
                new Reprints(catalog, store)
                        .told(new Dispatches(begun, game.showing(begun.course(played))), played, List.of());
            case Event.Settled settled ->
                new Settling(catalog, store, begun, new Decree(settled.settlement(), settled.reason(), settled.rule()))
                        .letters(dispatches, settled);
            case Event.Header header -> List.of();
            case Event.Rejected rejected -> List.of();
            case Event.Note note -> List.of();
            case Event.Revealed revealed -> List.of();
        };
    }

    private List<Dispatch> posted(Dispatches dispatches, String why) {
        var log = dispatches.before().log();
        return switch (why) {
            case Event.Posted.WELCOME -> dispatches.welcomes();
            case Event.Posted.REMINDER -> dispatches.reminders();
            case Event.Posted.UNDELIVERABLE ->
                log.order().map(dispatches::undeliverable).orElse(List.of());
            case Event.Posted.RECEIPT ->
                log.order()
                        .map(order -> dispatches.announced(
                                order, log.sealed(store.secret(log.header())).orElseThrow()))
                        .orElse(List.of());
            default -> List.of();
        };
    }
}
