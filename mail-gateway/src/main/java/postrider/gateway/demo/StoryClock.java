package postrider.gateway.demo;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/** The time of the story: it goes on when somebody writes, so every letter bears the same date in every telling. */
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
