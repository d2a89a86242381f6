package postrider.log;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * What the post office has to know of a game before it opens it.
 *
 * @param settled see {@link GameLog#settled}
 * @param lastMoved see {@link Latest#moved}
 * @param reminded see {@link Latest#reminded}
 * @param timed when the referee has something to say of the players' time, in a game with a clock
 * @param lastLetters that went out, oldest first
 * @param dispute what is disputed, and not settled or withdrawn
 */
public record Glance(
        Event.Header header,
        boolean settled,
        boolean over,
        Instant lastMoved,
        Instant reminded,
        Optional<Instant> timed,
        List<Outgoing> lastLetters,
        Optional<PendingMotions.Disputed> dispute) {
    public static Glance of(GameLog log) {
        return new Glance(
                log.header(),
                log.settled(),
                log.over(),
                log.latest().moved(),
                log.latest().reminded(),
                log.policy().isNone() ? Optional.empty() : Timekeeping.next(log),
                log.mailing().last(),
                log.motions().disputed());
    }

    public boolean hasClock() {
        return !TimePolicy.of(header.options()).isNone();
    }

    /**
     * When something is to be said of time next: in a game with a clock what its players agreed on, in another that a letter is awaited;
     * empty if it never will.
     *
     * @param every how often, where there is no clock: whoever is asked something is reminded, and once each time
     */
    public Optional<Instant> remindsAt(Duration every) {
        if (over) return Optional.empty();
        if (hasClock()) return timed;
        var times = reminded.isBefore(lastMoved)
                ? 0
                : Duration.between(lastMoved, reminded).dividedBy(every);
        return Optional.of(lastMoved.plus(every.multipliedBy(times + 1)));
    }

    /** Whether it is time for what is to be said then. */
    public boolean reminds(Duration every, Instant now) {
        return remindsAt(every).filter(at -> !at.isAfter(now)).isPresent();
    }
}
