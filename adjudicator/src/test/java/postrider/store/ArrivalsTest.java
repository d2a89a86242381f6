package postrider.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.store.MailEvent.News;
import postrider.text.Lists;

/** How reports of mail systems on the letters to one reader are read. */
class ArrivalsTest {
    private static final Instant NOON = Instant.parse("2026-11-20T12:00:00Z");

    private final List<MailEvent> told = new ArrayList<>();

    private Arrivals tell(News kind, int letter) {
        return tell(kind, "<ww-1.%d.british.report@example.org>".formatted(letter));
    }

    private Arrivals tell(News kind, String about) {
        told.add(new MailEvent(NOON.plusSeconds(told.size()), kind, about, ""));
        return new Arrivals(told, List.of());
    }

    private static List<Integer> numbers(List<MailEvent> letters) {
        return Lists.map(letters, letter -> Integer.valueOf(letter.about().split("\\.")[1]));
    }

    @Test
    void theLatestStateOfALetterCountsWhateverTheOrderOfReports() {
        tell(News.RELAYED, 1);
        tell(News.DELAYED, 2);
        tell(News.FAILED, 1);
        tell(News.DELIVERED, 2);
        var arrivals = tell(News.DELAYED, 2);
        assertEquals(List.of(1), numbers(arrivals.in(News.FAILED)));
        assertEquals(List.of(2), numbers(arrivals.in(News.DELIVERED)));
        assertEquals(List.of(), numbers(arrivals.in(News.DELAYED)));
    }

    @Test
    void aKnownReportIsNoNews() {
        var arrivals = tell(News.FAILED, 1);
        assertFalse(arrivals.isNews(told.getFirst()));
        assertFalse(arrivals.isNews(
                new MailEvent(NOON, News.DELAYED, told.getFirst().about(), "late")));
        assertTrue(arrivals.isNews(new MailEvent(NOON, News.DELAYED, "<ww-1.2.british.report@example.org>", "late")));
    }

    @Test
    void aLetterSentAgainIsOnItsWayAgain() {
        tell(News.FAILED, 1);
        assertEquals(1, tell(News.AGAIN, 1).toSendAgain().size());
        var sent = tell(News.RESENT, 1);
        assertEquals(List.of(), sent.toSendAgain());
        assertEquals(List.of(), sent.in(News.FAILED));
        assertEquals(List.of(1), numbers(tell(News.FAILED, 1).in(News.FAILED)));
    }

    @Test
    void failuresCountOncePerLetterSinceTheLastSignOfLife() {
        tell(News.FAILED, 1);
        tell(News.RESENT, 1);
        tell(News.FAILED, 1);
        assertEquals(List.of(1), numbers(tell(News.DELAYED, 2).failures()));
        assertEquals(List.of(), tell(News.HEARD, "british").failures());
        tell(News.FAILED, 3);
        assertEquals(List.of(3, 4), numbers(tell(News.FAILED, 4).failures()));
        assertTrue(tell(News.UNREACHABLE, "british").unreachable().isPresent());
        var reached = tell(News.DELIVERED, 5);
        assertEquals(List.of(), reached.failures());
        assertTrue(reached.unreachable().isEmpty());
    }

    /** An incomplete line does not count; the others do. */
    @Test
    void aTornLineTellsNothing(@TempDir Path folder) throws IOException {
        var file = folder.resolve("tidings");
        var events = new MailEventsFile(file);
        assertEquals(List.of(), events.all());
        var one = new MailEvent(NOON, News.FAILED, "<ww-1.1.british.report@example.org>", "550 no\n such \u202Euser");
        events.add(one);
        events.add(new MailEvent(NOON, News.HEARD, "british", ""));
        Files.writeString(file, Files.readString(file) + "\n2026-11-20T12:00:00Z failed <ww-1.2");
        events.add(one);
        var read = new MailEventsFile(file).all();
        assertEquals(3, read.size());
        assertEquals("550 no such user", read.getFirst().why());
        assertEquals(new MailEvent(NOON, News.HEARD, "british", ""), read.get(1));
        assertEquals(one, read.getLast());
    }
}
