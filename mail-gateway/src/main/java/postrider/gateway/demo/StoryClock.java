package postrider.gateway.demo;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/** The time of the story: it goes on when somebody writes, so every letter bears the same date in every telling. */
final class StoryClock implements InstantSource {
    /** How long a player thinks. */
    private static final Duration THOUGHT = Duration.ofHours(5);

    private Instant now;

    StoryClock(Instant begin) {
        now = begin;
    }

    @Override
    public Instant instant() {
        return now;
    }

    void think() {
        now = now.plus(THOUGHT);
    }
}
