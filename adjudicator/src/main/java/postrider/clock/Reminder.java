package postrider.clock;

import java.time.Duration;
import java.time.Instant;

/** What silence means where there is no clock: whoever is asked something is reminded every so often, and once each time. */
public record Reminder(Duration every) {
    /**
     * @param asked when the letter was asked for
     * @param last when its player was last reminded
     */
    public boolean isDue(Instant asked, Instant last, Instant now) {
        var times = Duration.between(asked, now).dividedBy(every);
        return times > 0 && last.isBefore(asked.plus(every.multipliedBy(times)));
    }
}
