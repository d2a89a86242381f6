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
    void isTriedOnceAnHourForADayAndThenLeftInTheOutbox() throws IOException {
        for (int minutes = 0; minutes < 3 * 24 * 60; minutes += 5) {
            deliver();
            now = now.plus(Duration.ofMinutes(5));
        }
        assertEquals(25, tries);
        assertEquals(25, Files.readAllLines(folder.resolve("refused")).size());
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
