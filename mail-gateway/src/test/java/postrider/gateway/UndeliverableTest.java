package postrider.gateway;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An address that the mail system refuses for good. */
class UndeliverableTest {
    private static final String LETTER = "<ww-017.12.british.report@example.org>";

    @TempDir
    private Path folder;

    private Instant now = Instant.parse("2026-11-20T12:00:00Z");
    private Outbox outbox;
    private int tries;

    @BeforeEach
    void lay() throws IOException {
        outbox = new Outbox(folder, () -> now);
        outbox.put(LETTER, "report".getBytes());
    }

    private boolean deliver() throws IOException {
        return outbox.deliver(List.of(LETTER), letter -> {
            tries++;
            throw new Sender.Refused("550 no such mailbox", true);
        });
    }

    @Test
    void isTriedEveryHourForADayAndThenEveryDay() throws IOException {
        for (int minutes = 0; minutes < 3 * 24 * 60; minutes += 5) {
            deliver();
            now = now.plus(Duration.ofMinutes(5));
        }
        assertEquals(26, tries);
        assertEquals(26, Files.readAllLines(folder.resolve("refused")).size());
        assertEquals(List.of(LETTER), outbox.waiting());
    }

    @Test
    void isTriedAgainOnceTheOperatorDeletesTheList() throws IOException {
        assertFalse(deliver());
        assertTrue(deliver());
        Files.delete(folder.resolve("refused"));
        assertTrue(outbox.deliver(List.of(LETTER), letter -> tries++));
        assertEquals(2, tries);
        assertEquals(List.of(), outbox.waiting());
    }

    @Test
    void isTriedAtOnceWhenItsReaderGotAnotherLetter() throws IOException {
        var later = "<ww-017.13.british.report@example.org>";
        var others = "<ww-017.9.american.report@example.org>";
        for (var letter : List.of(later, others)) outbox.put(letter, letter.getBytes());
        assertFalse(deliver());
        assertTrue(outbox.deliver(List.of(LETTER, others), letter -> tries++));
        assertEquals(List.of(LETTER, later), outbox.waiting());
        assertTrue(outbox.deliver(List.of(LETTER, later), letter -> tries++));
        assertEquals(List.of(), outbox.waiting());
        assertEquals(4, tries);
    }

    /** A line that a full disk cut short. */
    @Test
    void aTornLineOfTheListStopsNothing() throws IOException {
        assertFalse(deliver());
        var list = folder.resolve("refused");
        Files.writeString(list, Files.readString(list) + "2026-11-2");
        now = now.plus(Duration.ofHours(1));
        assertFalse(deliver());
        now = now.plus(Duration.ofHours(1));
        assertFalse(deliver());
        assertEquals(3, tries);
    }

    /** Their senders are forged: in a month there would be thousands, tried again and again. */
    @Test
    void aNoticeIsThrownAway() throws IOException {
        var notices = Outbox.ofNotices(folder.resolve("post"));
        notices.put("<1@example.org>", "notice".getBytes());
        notices.put("<2@example.org>", "notice".getBytes());
        notices.put("<3@example.org>", "notice".getBytes());
        Sender sender = letter -> {
            if (++tries < 3) throw new Sender.Refused("no", tries == 1);
        };
        assertFalse(notices.deliver(notices.waiting(), sender));
        assertEquals(List.of("<2@example.org>"), notices.waiting());
        assertTrue(notices.deliver(notices.waiting(), sender));
        notices.put("<4@example.org>", "notice".getBytes());
        tries = 0;
        assertTrue(notices.deliver(notices.waiting(), sender));
        assertEquals(List.of(), notices.waiting());
        assertFalse(Files.exists(folder.resolve("post/refused")));
    }
}
