package postrider.clock;

import java.time.Instant;

/** From one instant up to another, which is no longer in it; {@link Instant#MAX} while nobody knows when it ends. */
public record Span(Instant from, Instant until) {
    public boolean holds(Instant at) {
        return !at.isBefore(from) && at.isBefore(until);
    }

    /** Whether all of the other is in it. */
    public boolean covers(Span other) {
        return !from.isAfter(other.from) && !until.isBefore(other.until);
    }
}
