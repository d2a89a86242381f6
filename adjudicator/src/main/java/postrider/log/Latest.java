package postrider.log;

import java.time.Instant;

/**
 * When things last happened in a game; the beginning of time if they never did.
 *
 * @param moved when the game last moved or resumed, and so when it asked for what it now waits for. Messages, drafts, offers and
 *     reminders since do not count: reminders are timed by it, and must not reveal that the opponent has written something only they
 *     know of
 * @param reminded when a player was last reminded
 * @param played when the referee last wrote something that an order or an answer can reply to
 */
public record Latest(Instant moved, Instant reminded, Instant played) {
    static final Latest NOTHING = new Latest(Instant.MIN, Instant.MIN, Instant.MIN);

    /** A game moves when somebody is asked something, and both players know it. */
    Latest with(Event event, Instant at) {
        return switch (event) {
            case Event.Header begun -> moved(at);
            case Event.Letter letter -> letter.orders() ? moved(at) : this;
            case Event.Played impulse -> moved(at).played(at);
            case Event.Settled settled ->
                settled.settlement().moves() ? moved(at).played(at) : moved(at);
            case Event.Revealed secret -> moved(at);
            case Event.Posted(var why) -> why.equals(Event.Posted.REMINDER) ? new Latest(moved, at, played) : this;
            case Event.Rejected rejected -> this;
            case Event.Note note -> this;
            case Event.Clock clock -> this;
        };
    }

    Latest moved(Instant at) {
        return new Latest(at, reminded, played);
    }

    Latest played(Instant at) {
        return new Latest(moved, reminded, at);
    }
}
