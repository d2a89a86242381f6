package postrider.gateway;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OutboxTest {
    private static final String RECEIPT = "<ww-017.23.receipt@example.org>";
    private static final String REPORT = "<ww-017.23.report/1@example.org>";

    @TempDir
    private Path folder;

    private final List<String> sent = new ArrayList<>();
    private Outbox outbox;

    @BeforeEach
    void lay() throws IOException {
        outbox = new Outbox(folder);
        outbox.put(REPORT, "report".getBytes());
        outbox.put(RECEIPT, "receipt".getBytes());
    }

    @Test
    void lettersAreSentOnceInTheOrderOfTheGameFile() throws IOException {
        assertEquals(List.of(RECEIPT, REPORT), outbox.waiting());
        assertTrue(outbox.deliver(List.of(REPORT, RECEIPT), letter -> sent.add(new String(letter))));
        assertTrue(outbox.deliver(List.of(REPORT, RECEIPT), letter -> sent.add(new String(letter))));
        assertEquals(List.of("report", "receipt"), sent);
        assertEquals(List.of(), outbox.waiting());
        outbox.put(REPORT, "another report".getBytes());
        assertEquals(List.of(), outbox.waiting());
    }

    @Test
    void aLetterThatIsRefusedKeepsNoOtherWaiting() throws IOException {
        assertFalse(outbox.deliver(List.of(RECEIPT, REPORT), letter -> {
            if (new String(letter).equals("receipt")) throw new Sender.Refused("450 mailbox busy", false);
            sent.add(new String(letter));
        }));
        assertEquals(List.of("report"), sent);
        assertEquals(List.of(RECEIPT), outbox.waiting());
    }

    @Test
    void aLetterThatIsNotAsItWasWrittenIsSetAside() throws IOException {
        Files.writeString(folder.resolve("outbox/ww-017.23.receipt%40example.org.eml"), "recei");
        assertFalse(outbox.deliver(
                List.of(RECEIPT, REPORT),
                (id, letter) -> new String(letter).equals(id.equals(RECEIPT) ? "receipt" : "report"),
                letter -> sent.add(new String(letter))));
        assertEquals(List.of("report"), sent);
        assertEquals(List.of(), outbox.waiting());
        assertEquals("recei", Files.readString(folder.resolve("damaged/ww-017.23.receipt%40example.org.eml")));
    }

    @Test
    void whenThereIsNoConnectionAllWait() throws IOException {
        assertThrows(
                IOException.class,
                () -> outbox.deliver(outbox.waiting(), letter -> {
                    throw new IOException("no connection");
                }));
        assertEquals(List.of(RECEIPT, REPORT), outbox.waiting());
    }

    /** Killed after the letter was sent, before it was moved. */
    @Test
    void aLetterSentTwiceIsTheSameToTheByte() throws IOException {
        var waiting = Files.readAllBytes(folder.resolve("outbox/ww-017.23.receipt%40example.org.eml"));
        outbox.deliver(List.of(RECEIPT), letter -> sent.add(new String(letter)));
        Files.move(
                folder.resolve("sent/ww-017.23.receipt%40example.org.eml"),
                folder.resolve("outbox/ww-017.23.receipt%40example.org.eml"));
        new Outbox(folder).deliver(List.of(RECEIPT), letter -> sent.add(new String(letter)));
        assertEquals(List.of(new String(waiting), new String(waiting)), sent);
    }
}
