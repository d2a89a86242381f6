package postrider.gateway.mailbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static postrider.store.Outbox.State.WAITING;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.store.Outbox;
import postrider.store.OutboxFolder;

/** Letters to an address that the mail system refuses for good. */
class UndeliverableTest {
    private static final String LETTER = "<ww-017.12.british.report@example.org>";

    @TempDir
    private Path folder;

    private Instant now = Instant.parse("2026-11-20T12:00:00Z");
    private Outbox outbox;
    private Delivery delivery;
    private int tries;

    @BeforeEach
    void lay() throws IOException {
        outbox = OutboxFolder.lay(folder);
        delivery = new Delivery(outbox, true, () -> now);
        outbox.put(Map.of(LETTER, "report".getBytes()));
    }

    private boolean deliver() throws IOException {
        return delivery.deliver(List.of(LETTER), letter -> {
            tries++;
            throw new Sender.Refused("550 no such mailbox", true);
        });
    }

    @Test
    void aRefusedLetterIsTriedEveryHourForADayAndThenEveryDay() throws IOException {
        for (int minutes = 0; minutes < 3 * 24 * 60; minutes += 5) {
            deliver();
            now = now.plus(Duration.ofMinutes(5));
        }
        assertEquals(26, tries);
        assertEquals(26, Files.readAllLines(folder.resolve("refused")).size());
        assertEquals(List.of(LETTER), outbox.in(WAITING));
    }

    @Test
    void aRefusedLetterIsTriedAgainOnceTheOperatorDeletesTheList() throws IOException {
        assertFalse(deliver());
        assertTrue(deliver());
        Files.delete(folder.resolve("refused"));
        assertTrue(delivery.deliver(List.of(LETTER), letter -> tries++));
        assertEquals(2, tries);
        assertEquals(List.of(), outbox.in(WAITING));
    }

    @Test
    void aRefusedLetterIsTriedAtOnceAfterItsReaderGotAnother() throws IOException {
        var later = "<ww-017.13.british.report@example.org>";
        var others = "<ww-017.9.american.report@example.org>";
        for (var letter : List.of(later, others)) outbox.put(Map.of(letter, letter.getBytes()));
        assertFalse(deliver());
        assertTrue(delivery.deliver(List.of(LETTER, others), letter -> tries++));
        assertEquals(List.of(LETTER, later), outbox.in(WAITING));
        assertTrue(delivery.deliver(List.of(LETTER, later), letter -> tries++));
        assertEquals(List.of(), outbox.in(WAITING));
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

    /** Notices may go to forged senders: in a month there would be thousands, tried over and over. */
    @Test
    void aNoticeIsThrownAway() throws IOException {
        var notices = OutboxFolder.lay(folder.resolve("post"));
        var delivery = new Delivery(notices, false, () -> now);
        notices.put(Map.of("<1@example.org>", "notice".getBytes()));
        notices.put(Map.of("<2@example.org>", "notice".getBytes()));
        notices.put(Map.of("<3@example.org>", "notice".getBytes()));
        Sender sender = letter -> {
            if (++tries < 3) throw new Sender.Refused("no", tries == 1);
        };
        assertFalse(delivery.deliver(notices.in(WAITING), sender));
        assertEquals(List.of("<2@example.org>"), notices.in(WAITING));
        assertTrue(delivery.deliver(notices.in(WAITING), sender));
        notices.put(Map.of("<4@example.org>", "notice".getBytes()));
        tries = 0;
        assertTrue(delivery.deliver(notices.in(WAITING), sender));
        assertEquals(List.of(), notices.in(WAITING));
        assertFalse(Files.exists(folder.resolve("post/refused")));
    }
}
