package postrider.gateway.postgres;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.OffsetDateTime;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The database's time, on which its gateways agree: our own clock, corrected by the last difference we measured. A letter that arrives at one
 * gateway may be handled at another, and must not seem to come from the future.
 */
final class SharedClock implements InstantSource {
    private static final Logger LOG = LoggerFactory.getLogger(SharedClock.class);

    /** How long a measured difference is used. */
    private static final Duration FRESH = Duration.ofMinutes(1);

    /** The difference that is logged. */
    private static final Duration OFF = Duration.ofSeconds(10);

    private final Database database;
    private final InstantSource ours;
    private volatile Look last;

    /**
     * @param at when, by our own clock
     * @param behind how far our clock was behind the database's
     */
    private record Look(Instant at, Duration behind) {
        boolean isFresh(Instant now) {
            return Duration.between(at, now).abs().compareTo(FRESH) < 0;
        }
    }

    SharedClock(Database database, InstantSource ours) {
        this.database = database;
        this.ours = ours;
        this.last = look();
        if (last.behind().abs().compareTo(OFF) > 0)
            LOG.warn(
                    "this machine's clock is off by {} s; using the database's",
                    last.behind().toSeconds());
    }

    private Look look() {
        var theirs = database.one("select clock_timestamp()", row -> row.getObject(1, OffsetDateTime.class))
                .orElseThrow()
                .toInstant();
        var now = ours.instant();
        return new Look(now, Duration.between(now, theirs));
    }

    @Override
    public Instant instant() {
        if (!last.isFresh(ours.instant())) lookAgain();
        return ours.instant().plus(last.behind());
    }

    private synchronized void lookAgain() {
        if (last.isFresh(ours.instant())) return;
        try {
            last = look();
        } catch (RuntimeException cutOff) {
            LOG.debug("using the last known clock difference: {}", cutOff.getMessage());
        }
    }
}
