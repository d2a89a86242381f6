package postrider.clock;

import java.time.Instant;

/** The time from one instant up to, but not including, another; {@link Instant#MAX} while its end is not known. */
public record Span(Instant from, Instant until) {
    public boolean holds(Instant at) {
        return !at.isBefore(from) && at.isBefore(until);
    }

    /** Whether the other lies wholly within this one. */
    public boolean covers(Span other) {
        return !from.isAfter(other.from) && !until.isBefore(other.until);
    }
}
