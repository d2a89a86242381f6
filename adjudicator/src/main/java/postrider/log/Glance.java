package postrider.log;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * What the post office must know about a game without opening it.
 *
 * @param settled see {@link GameLog#settled}
 * @param lastMoved see {@link Latest#moved}
 * @param reminded see {@link Latest#reminded}
 * @param timed when the referee next has something to say about the players' time, in a game with a clock
 * @param lastLetters the most recent outgoing letters, oldest first
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
     * When something about time is due next: in a game with a clock as the players agreed, otherwise a reminder; empty if nothing will
     * be.
     *
     * @param every the interval at which a player is reminded, where there is no clock
     */
    public Optional<Instant> remindsAt(Duration every) {
        if (over) return Optional.empty();
        if (hasClock()) return timed;
        var times = reminded.isBefore(lastMoved)
                ? 0
                : Duration.between(lastMoved, reminded).dividedBy(every);
        return Optional.of(lastMoved.plus(every.multipliedBy(times + 1)));
    }

    /** Whether that time has come. */
    public boolean reminds(Duration every, Instant now) {
        return remindsAt(every).filter(at -> !at.isAfter(now)).isPresent();
    }
}
