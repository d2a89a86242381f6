package postrider.gateway.office;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import postrider.needs.Need;
import postrider.needs.Needs;

/**
 * Four gateways on one database, each a process of its own, and what may befall them. Whatever does, each letter is dealt with once, and
 * every entry and every letter is as one undisturbed office has it, to the byte. It takes minutes, and mostly waits: run by who asks
 * for it, with {@code -Dpostrider.letters=200}.
 */
@Tag("long")
@EnabledIfSystemProperty(named = "postrider.letters", matches = "\\d+")
@Needs(Need.POSTGRESQL)
class KilledGatewaysTest {
    /** How many letters come in, at least; see CONTRIBUTING.md. */
    private static final int LETTERS = Integer.getInteger("postrider.letters", 200);

    private static final int AT_A_TIME = Integer.getInteger("postrider.at-a-time", 6);

    private static final Duration MOST = Duration.ofMinutes(Integer.getInteger("postrider.minutes", 120));

    /** After so many letters one is killed. */
    private static final int EVERY = Integer.getInteger("postrider.every", 30);

    @TempDir
    private Path home;

    @Test
    @Timeout(7200)
    void theyAreKilledAgainAndAgain() throws Exception {
        try (var fleet = Fleet.of(4, home, Optional.empty())) {
            var done = fleet.plays(LETTERS, MOST, AT_A_TIME, EVERY, List.of(fleet::kill));
            System.out.println(done);
            assertTrue(done.strikes() > 0, done::toString);
        }
    }

    @Test
    @Timeout(600)
    void theirDatabaseIsKilledAndTheirLinesAreCut() throws Exception {
        try (var fleet = Fleet.of(4, home, Optional.empty())) {
            var done = fleet.plays(
                    LETTERS / 2, MOST, AT_A_TIME, EVERY / 2, List.of(fleet::restartDatabase, fleet::cut, fleet::cut));
            System.out.println(done);
            assertTrue(done.strikes() > 0, done::toString);
        }
    }

    /** Their clocks are five minutes fast and slow: a game's time goes on nevertheless, and no letter comes out of the future. */
    @Test
    @Timeout(600)
    void theirClocksDiffer() throws Exception {
        try (var fleet = Fleet.of(2, home, Optional.of(Duration.ofMinutes(5)))) {
            var from = Instant.now();
            for (var game : fleet.playsNow(1)) {
                var times = game.events().stream().map(stored -> stored.at()).toList();
                assertEquals(times.stream().sorted().toList(), times, "time goes back");
                assertTrue(!times.getFirst().isBefore(from.minusSeconds(2)), times::toString);
                assertTrue(!times.getLast().isAfter(Instant.now()), times::toString);
            }
        }
    }
}
