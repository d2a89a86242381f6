package postrider.gateway.office;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
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
 * Several gateways on one database, each a process of its own. Whatever happens to them, each letter is processed once, and every entry and
 * letter is the same as with one undisturbed office, to the byte.
 */
@Tag("long")
@Needs(Need.POSTGRESQL)
class KilledGatewaysTest {
    /** The minimum number of letters while gateways are killed repeatedly; see docs/scale.md. */
    private static final int LETTERS = Integer.getInteger("postrider.letters", 0);

    private static final int AT_A_TIME = Integer.getInteger("postrider.at-a-time", 40);

    private static final Duration MOST = Duration.ofMinutes(Integer.getInteger("postrider.minutes", 120));

    /** After how many letters one is killed. */
    private static final int EVERY = Integer.getInteger("postrider.every", 300);

    @TempDir
    private Path home;

    private static void assertStruck(int atLeast, Fleet.Done done) {
        System.out.println(done);
        assertTrue(done.strikes() >= atLeast, done::toString);
    }

    /** In turn, and at any moment, they are killed, their connections are cut, and their database is killed. */
    @Test
    @Timeout(600)
    void survivesWhateverHappensToThem() throws Exception {
        try (var fleet = Fleet.of(4, home, Optional.empty())) {
            var strikes = List.<Fleet.Strike>of(fleet::kill, fleet::cut, fleet::restartDatabase, fleet::kill);
            assertStruck(strikes.size(), fleet.plays(40, MOST, 6, 20, strikes));
        }
    }

    @Test
    @EnabledIfSystemProperty(named = "postrider.letters", matches = "\\d+")
    @Timeout(value = 12, unit = TimeUnit.HOURS)
    void survivesRepeatedKills() throws Exception {
        try (var fleet = Fleet.of(4, home, Optional.empty())) {
            assertStruck(1, fleet.plays(LETTERS, MOST, AT_A_TIME, EVERY, List.of(fleet::kill)));
        }
    }

    /** Their clocks are five minutes fast or slow: a game's time never goes backwards, and no letter is from the future. */
    @Test
    @Timeout(600)
    void worksThoughTheirClocksDiffer() throws Exception {
        try (var fleet = Fleet.of(2, home, Optional.of(Duration.ofMinutes(5)))) {
            var from = Instant.now();
            for (var game : fleet.playsNow(1)) {
                var times = game.events().stream().map(stored -> stored.at()).toList();
                assertEquals(times.stream().sorted().toList(), times, "time goes back");
                assertFalse(times.getFirst().isBefore(from.minusSeconds(2)), times::toString);
                assertFalse(times.getLast().isAfter(Instant.now()), times::toString);
            }
        }
    }
}
