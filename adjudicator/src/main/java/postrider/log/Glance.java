package postrider.log;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import postrider.words.Motion;

/**
 * What the post office has to know of a game before it opens it.
 *
 * @param settled see {@link GameLog#settled}
 * @param lastMoved see {@link GameLog#lastMoved}
 * @param reminded see {@link GameLog#reminded}
 * @param lastLetters that went out, oldest first
 * @param dispute what is disputed, and not settled or withdrawn
 */
public record Glance(
        Event.Header header,
        boolean settled,
        boolean over,
        Instant lastMoved,
        Instant reminded,
        List<Outgoing> lastLetters,
        Optional<Held> dispute) {
    /** What is disputed, and since when: the same may be disputed again. */
    public record Held(Motion.Dispute dispute, Instant since) {}

    public static Glance of(GameLog log) {
        return new Glance(
                log.header(),
                log.settled(),
                log.over(),
                log.lastMoved(),
                log.reminded(),
                log.mailing().last(),
                log.motions().disputed().map(open -> new Held(open.dispute(), open.since())));
    }

    /** Whether a player who is asked something is to be reminded: every so often since it was asked, and once each time. */
    public boolean reminds(Duration every, Instant now) {
        var times = Duration.between(lastMoved, now).dividedBy(every);
        return !over && times > 0 && reminded.isBefore(lastMoved.plus(every.multipliedBy(times)));
    }
}
