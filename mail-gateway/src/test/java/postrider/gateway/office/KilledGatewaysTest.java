package postrider.gateway.office;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import postrider.needs.Need;
import postrider.needs.Needs;

/**
 * Several gateways on one database, each a process of its own, and what may befall them. Whatever does, each letter is dealt with once, and
 * every entry and every letter is as one undisturbed office has it, to the byte.
 */
@Tag("long")
@Needs(Need.POSTGRESQL)
class KilledGatewaysTest {
    /** How many letters come in to those that are killed again and again, at least; see docs/scale.md. */
    private static final int LETTERS = Integer.getInteger("postrider.letters", 0);

    private static final int AT_A_TIME = Integer.getInteger("postrider.at-a-time", 40);

    private static final Duration MOST = Duration.ofMinutes(Integer.getInteger("postrider.minutes", 120));

    /** After so many letters one is killed. */
    private static final int EVERY = Integer.getInteger("postrider.every", 300);

    @TempDir
    private Path home;

    private static void assertStruck(int atLeast, Fleet.Done done) {
        System.out.println(done);
        assertTrue(done.strikes() >= atLeast, done::toString);
    }

    /** They are killed, their lines are cut, and their database is killed, in turn and in the middle of anything. */
    @Test
    @Timeout(600)
    void whateverBefallsThem() throws Exception {
        try (var fleet = Fleet.of(4, home, Optional.empty())) {
            var strikes = List.<Fleet.Strike>of(fleet::kill, fleet::cut, fleet::restartDatabase, fleet::kill);
            assertStruck(strikes.size(), fleet.plays(40, MOST, 6, 20, strikes));
        }
    }

    @Test
    @EnabledIfSystemProperty(named = "postrider.letters", matches = "\\d+")
    @Timeout(value = 12, unit = TimeUnit.HOURS)
    void theyAreKilledAgainAndAgain() throws Exception {
        try (var fleet = Fleet.of(4, home, Optional.empty())) {
            assertStruck(1, fleet.plays(LETTERS, MOST, AT_A_TIME, EVERY, List.of(fleet::kill)));
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
