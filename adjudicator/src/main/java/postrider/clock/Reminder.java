package postrider.clock;

import java.time.Duration;
import java.time.Instant;

/** What silence means where there is no clock: whoever is asked something is reminded every so often, and once each time. */
public record Reminder(Duration every) {
    /**
     * When it is due next.
     *
     * @param asked when the letter was asked for
     * @param last when its player was last reminded
     */
    public Instant next(Instant asked, Instant last) {
        var times = last.isBefore(asked) ? 0 : Duration.between(asked, last).dividedBy(every);
        return asked.plus(every.multipliedBy(times + 1));
    }

    /**
     * @param asked when the letter was asked for
     * @param last when its player was last reminded
     */
    public boolean isDue(Instant asked, Instant last, Instant now) {
        var times = Duration.between(asked, now).dividedBy(every);
        return times > 0 && last.isBefore(asked.plus(every.multipliedBy(times)));
    }
}
