package postrider.gateway.office;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import postrider.store.GameFolder;

/** An endless writer gets a limited number of answers a day, harms nobody else, and can still play. */
@Timeout(240)
class FloodTest {
    private static final String COMMITTEES =
            "committees: Concord, Barnstable, Newport, Hartford, Albany, Morristown, Reading,"
                    + " Wilmington DE, Baltimore, Richmond, Charlotte, Camden, Savannah";

    @TempDir
    private Path home;

    private Hatch hatch;
    private GameFolder game;
    private int noted;

    @BeforeEach
    void begin() throws IOException {
        hatch = new Hatch(home);
        game = hatch.begin("ww-1");
    }

    /** What became of the letters handed in, in order. */
    private List<String> outcomes() throws IOException {
        hatch.round();
        var outcomes = hatch.outcomes(noted);
        noted = hatch.ledger().size();
        return outcomes;
    }

    private static long answered(List<String> outcomes) {
        return outcomes.stream().filter(line -> line.startsWith("answered ")).count();
    }

    private static List<String> silent(int times, String why) {
        return Collections.nCopies(times, "silent " + why);
    }

    private void assertAnswered(String by) throws IOException {
        var outcomes = outcomes();
        assertEquals(1, outcomes.size());
        assertTrue(outcomes.getFirst().matches("answered <" + by + ".*"), outcomes::toString);
    }

    private long size() throws IOException {
        return Files.size(game.gameFile());
    }

    /** Pretends that letters were counted earlier on this day. */
    private void counted(int letters, String account) throws IOException {
        var lines = IntStream.range(0, letters).mapToObj(i -> "2026-11-20 %016x %s\n".formatted(i, account));
        Files.writeString(home.resolve("post/quotas"), lines.collect(Collectors.joining()));
    }

    @Test
    void anAcceptedLetterSentThirtyTimesIsAnsweredOnceMore() throws IOException {
        var order = hatch.washington.signed("game ww-1\nimpulse 1\n" + COMMITTEES + "\n");
        hatch.handIn(order);
        assertAnswered("ww-1.*report");
        long before = size();
        for (int i = 0; i < 30; i++) hatch.handIn(hatch.again(order));
        var outcomes = outcomes();
        assertEquals(1, hatch.tray.size());
        assertTrue(hatch.tray.getFirst().contains("Your letter has come in before"));
        assertEquals(silent(29, "ww-1, American: sent before, and answered"), outcomes.subList(1, 30));
        assertTrue(size() < before + 600);
        hatch.now = hatch.now.plus(Duration.ofDays(2));
        hatch.handIn(hatch.again(order));
        assertEquals(silent(1, "ww-1, American: sent before, and answered"), outcomes());
    }

    private void robot(int letters, String... lines) {
        for (int i = 0; i < letters; i++) {
            hatch.now = hatch.now.plusSeconds(1);
            hatch.washington.write(lines);
        }
    }

    @Test
    void aRobotThatSignsForEverHarmsNobody() throws IOException {
        hatch.begin("ww-2");
        counted(30, "SEAT ww-1, American");
        robot(5, "game ww-1", "status");
        robot(5, "game ww-1", "impulse 1", "Thank you for your letter.");
        assertEquals(10, answered(outcomes()));
        long before = size();
        robot(5, "game ww-1", "preview", "impulse 1", COMMITTEES);
        var beyond = outcomes();
        assertEquals(1, answered(beyond));
        assertEquals(silent(4, "ww-1, American: answered often enough today"), beyond.subList(1, 5));
        assertTrue(hatch.tray.getFirst().contains("No more of these are"), hatch.tray.getFirst());
        assertTrue(hatch.tray.getFirst().contains("00:00 UTC on 21 November 2026"), hatch.tray.getFirst());
        assertEquals(before, size());
        assertEquals(
                List.of("ww-1, American (refused or requests): 40 of 40, and 5 beyond"),
                QuotaFile.today(home.resolve("post"), () -> hatch.now));
        hatch.howe.write("game ww-1", "status");
        assertAnswered("ww-1.*british.notice");
        robot(1, "game ww-2", "status");
        assertAnswered("ww-2.*american.notice");
        robot(1, "game ww-1", "standing", "battle card: none");
        assertAnswered("ww-1.*american.receipt");
        robot(1, "game ww-1", "impulse 1", COMMITTEES);
        assertAnswered("ww-1.*american.report");
        assertEquals(2, game.log().impulse());
        robot(1, "game ww-1", "status");
        assertEquals(silent(1, "ww-1, American: answered often enough today"), outcomes());
        hatch.now = hatch.now.plus(Duration.ofHours(12));
        robot(1, "game ww-1", "status");
        assertAnswered("ww-1.*american.notice");
    }

    @Test
    void standingOrdersWithoutEndFillNoDisk() throws IOException {
        counted(17, "STANDING ww-1, American");
        for (int i = 1; i <= 7; i++) robot(1, "game ww-1", "standing", "battle card: none\n".repeat(i));
        var outcomes = outcomes();
        assertEquals(4, answered(outcomes));
        assertTrue(hatch.tray.stream().anyMatch(letter -> letter.contains("the last of them are in force")));
        assertEquals(silent(3, "ww-1, American: answered often enough today"), outcomes.subList(4, 7));
        robot(1, "game ww-1", "impulse 1", COMMITTEES);
        assertAnswered("ww-1.*american.report");
    }

    @Test
    void strangersUseUpNoPlayersNotices() throws IOException {
        counted(190, "STRANGERS together");
        for (int i = 0; i < 30; i++) hatch.forge("eve%d@example.net".formatted(i), "I am howe@example.org, truly.");
        var outcomes = outcomes();
        assertEquals(10, answered(outcomes));
        assertEquals(silent(20, "strangers were answered often enough today"), outcomes.subList(10, 30));
        assertEquals(21, QuotaFile.today(home.resolve("post"), () -> hatch.now).size());
        hatch.forge("\"howe@example.org\" <eve@example.net>", "Hello");
        assertEquals(silent(1, "strangers were answered often enough today"), outcomes());
        hatch.forge("howe@example.org", "I forgot to sign.");
        assertAnswered("answer");
    }

    @Test
    void forgedLettersNeitherPesterNorSilenceAPlayer() throws IOException {
        for (var name : List.of("howe", "HOWE", "Howe", "howe", "Howe <howe", "howe", "howe", "hoWE"))
            hatch.forge(name + "@example.org" + (name.contains("<") ? ">" : ""), "Hello");
        var outcomes = outcomes();
        assertEquals(5, answered(outcomes));
        assertEquals(
                1,
                hatch.tray.stream()
                        .filter(letter -> letter.contains("This is the last such answer today"))
                        .count());
        assertEquals(silent(3, "answered often enough today"), outcomes.subList(5, 8));
        hatch.howe.write("game ww-7", "status");
        assertAnswered("answer");
        hatch.howe.write("game ww-1", "status");
        assertAnswered("ww-1");
        hatch.forge("washington@example.org", "I forgot to sign.");
        assertAnswered("answer");
    }

    @Test
    void aNoticeCarriesNobodysWords() throws IOException {
        var odd = List.of("\"" + "Buy now ".repeat(20) + "\"", "=?utf-8?q?Buy_now?=", "Buy now");
        for (var name : odd) hatch.forge(name + " <eve@example.net>", "Buy now: \u202E http://example.net");
        var outcomes = outcomes();
        assertEquals(3, answered(outcomes), outcomes::toString);
        for (var notice : hatch.tray) {
            assertTrue(notice.contains("\r\nTo: eve@example.net\r\n"), notice);
            assertFalse(notice.contains("Buy") || notice.contains("Bcc") || notice.contains("http:"), notice);
        }
    }

    @Test
    void unansweredLettersAreNotKept() throws IOException {
        var large = "x".repeat(70).concat("\r\n").repeat(10_000);
        for (int i = 0; i < 10; i++) hatch.forge("eve@example.net", large);
        outcomes();
        try (var kept = Files.list(home.resolve("post/letters"))) {
            assertEquals(5, kept.count());
        }
    }
}
