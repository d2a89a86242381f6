package postrider.gateway.mailbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static postrider.store.Outbox.State.WAITING;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.store.Outbox;
import postrider.store.OutboxFolder;

class DeliveryTest {
    private static final String RECEIPT = "<ww-017.23.receipt@example.org>";
    private static final String REPORT = "<ww-017.23.report/1@example.org>";

    @TempDir
    private Path folder;

    private final List<String> sent = new ArrayList<>();
    private Outbox outbox;
    private Delivery delivery;

    @BeforeEach
    void lay() throws IOException {
        outbox = OutboxFolder.lay(folder);
        delivery = new Delivery(outbox, true, InstantSource.system());
        outbox.put(Map.of(REPORT, "report".getBytes()));
        outbox.put(Map.of(RECEIPT, "receipt".getBytes()));
    }

    @Test
    void lettersAreSentOnceInTheOrderOfTheGameFile() throws IOException {
        assertEquals(List.of(RECEIPT, REPORT), outbox.in(WAITING));
        assertTrue(delivery.deliver(List.of(REPORT, RECEIPT), letter -> sent.add(new String(letter))));
        assertTrue(delivery.deliver(List.of(REPORT, RECEIPT), letter -> sent.add(new String(letter))));
        assertEquals(List.of("report", "receipt"), sent);
        assertEquals(List.of(), outbox.in(WAITING));
    }

    @Test
    void aRefusedLetterHoldsUpNoOther() throws IOException {
        assertFalse(delivery.deliver(List.of(RECEIPT, REPORT), letter -> {
            if (new String(letter).equals("receipt")) throw new Sender.Refused("450 mailbox busy", false);
            sent.add(new String(letter));
        }));
        assertEquals(List.of("report"), sent);
        assertEquals(List.of(RECEIPT), outbox.in(WAITING));
    }

    private boolean deliver() throws IOException {
        return delivery.deliver(
                List.of(RECEIPT, REPORT),
                (id, letter) -> new String(letter).equals(id.equals(RECEIPT) ? "receipt" : "report"),
                letter -> sent.add(new String(letter)));
    }

    @Test
    void aDamagedLetterIsSentFromItsCopy() throws IOException {
        Files.writeString(folder.resolve("outbox/ww-017.23.receipt%40example.org.eml"), "recei");
        assertTrue(deliver());
        assertEquals(List.of("receipt", "report"), sent);
    }

    @Test
    void aMissingLetterIsSentFromItsCopy() throws IOException {
        Files.delete(folder.resolve("outbox/ww-017.23.receipt%40example.org.eml"));
        assertEquals(Set.of(RECEIPT, REPORT), Set.copyOf(outbox.in(WAITING)));
        assertTrue(deliver());
        assertEquals(List.of("receipt", "report"), sent);
    }

    @Test
    void aLetterDamagedLikeItsCopyIsSetAside() throws IOException {
        for (var place : List.of("outbox", "copies"))
            Files.writeString(folder.resolve(place + "/ww-017.23.receipt%40example.org.eml"), "recei");
        assertFalse(deliver());
        assertEquals(List.of("report"), sent);
        assertEquals(List.of(), outbox.in(WAITING));
        assertEquals("recei", Files.readString(folder.resolve("damaged/ww-017.23.receipt%40example.org.eml")));
    }

    @Test
    void withoutAConnectionAllWait() throws IOException {
        assertThrows(
                IOException.class,
                () -> delivery.deliver(outbox.in(WAITING), letter -> {
                    throw new IOException("no connection");
                }));
        assertEquals(List.of(RECEIPT, REPORT), outbox.in(WAITING));
    }

    /** Killed after the letter was sent, before it was moved. */
    @Test
    void aLetterSentTwiceIsTheSameToTheByte() throws IOException {
        var waiting = Files.readAllBytes(folder.resolve("outbox/ww-017.23.receipt%40example.org.eml"));
        delivery.deliver(List.of(RECEIPT), letter -> sent.add(new String(letter)));
        Files.move(
                folder.resolve("sent/ww-017.23.receipt%40example.org.eml"),
                folder.resolve("outbox/ww-017.23.receipt%40example.org.eml"));
        delivery.deliver(List.of(RECEIPT), letter -> sent.add(new String(letter)));
        assertEquals(List.of(new String(waiting), new String(waiting)), sent);
    }
}
