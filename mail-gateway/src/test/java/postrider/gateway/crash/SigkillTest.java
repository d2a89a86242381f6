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
 * The office as a process of its own, killed by SIGKILL and started again until all is quiet. Nothing is lost, nothing is
 * doubled, no die and no card is another: the game file, the ledger and every letter are those of an undisturbed day, to
 * the byte.
 */
@Tag("long")
class SigkillTest {
    /** How often at random moments, at least; see CONTRIBUTING.md. */
    private static final int KILLS = Integer.getInteger("postrider.kills", 4);

    /** What leaves nothing behind: a kill after it is one after the write before. */
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

    /** After the first of each kind of write, and of each letter that the mail system took; and at random moments. */
    @Test
    void killedAtEachBoundaryAndAtRandomMoments() throws IOException {
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
