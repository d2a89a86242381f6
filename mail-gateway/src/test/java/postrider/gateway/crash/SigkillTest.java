package postrider.gateway.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Kills the office's process with SIGKILL and restarts it until everything is handled. Nothing is lost, nothing is doubled, and no die or
 * card changes: the game file, the ledger and every letter equal those of an undisturbed day, to the byte.
 */
@Tag("long")
class SigkillTest {
    /** The minimum number of kills at random moments; see CONTRIBUTING.md. */
    private static final int KILLS = Integer.getInteger("postrider.kills", 4);

    /** Steps that leave nothing behind: a kill after one of them equals a kill after the write before it. */
    private static final Pattern NO_WRITE =
            Pattern.compile(".* (?:is read|is run|are parsed|came in|is open after entry) *|awake|connected .*");

    private static Day.Result quiet;

    @TempDir
    private Path home;

    @BeforeAll
    static void aDayWithoutACrash(@TempDir Path home) throws IOException {
        try (var day = new Day(home)) {
            assertEquals(0, day.work(Reaper.NEVER));
            quiet = day.result();
            day.verify();
            assertTrue(quiet.games().getFirst().contains("\"kind\": \"rollback\""), "an order was taken back");
            assertTrue(quiet.games().getFirst().contains("9.2.1 battle card"), "a battle waits");
            assertTrue(quiet.games().get(1).contains("\"kind\": \"draw\""), "a draw was agreed");
            assertTrue(quiet.games().getLast().contains("5.3.a claim the first play"), "letters with codes were read");
            assertTrue(quiet.mailEvents().getFirst().matches(".*FAILED.*UNREACHABLE.*HEARD.*"), "letters came back");
        }
    }

    /** Kills it after the first write of each kind, after each letter that the mail system accepted, and at random moments. */
    @Test
    void nothingIsLostOrDoubledByKillsAtEachBoundaryAndAtRandomMoments() throws IOException {
        var seen = new TreeSet<String>();
        var random = new SplittableRandom(1775);
        var randomly = new AtomicInteger();
        Reaper reaper = step -> {
            var kind = kind(step);
            if (!NO_WRITE.matcher(kind).matches() && seen.add(kind)) return Optional.of(Duration.ZERO);
            if (random.nextInt(160) > 0) return Optional.empty();
            randomly.incrementAndGet();
            return Optional.of(Duration.ofNanos(random.nextLong(2_000_000)));
        };
        for (int days = 1; randomly.get() < KILLS; days++)
            try (var day = new Day(home.resolve("day" + days))) {
                assertTrue(day.work(reaper) > 0);
                assertEquals(quiet, day.result());
                assertEquals(List.of(), day.unsent());
                day.verify();
            }
    }

    /** A step without names and numbers. */
    static String kind(String step) {
        return step.replaceAll("\\S*/(\\w+)/\\S+", "$1").replaceAll("<.*>|'.*'|[0-9a-f]{12,64}|\\d+", "");
    }
}
