package postrider.gateway.demo;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/** The clock of a story. It advances when somebody writes, so every letter always has the same date. */
final class StoryClock implements InstantSource {
    /** How long a player thinks. */
    private static final Duration THOUGHT = Duration.ofHours(5);

    private Instant now = Instant.parse("2025-04-19T08:00:00Z");

    @Override
    public Instant instant() {
        return now;
    }

    void think() {
        now = now.plus(THOUGHT);
    }
}
