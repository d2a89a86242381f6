package postrider.gateway;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.files.Hash;
import postrider.gateway.Mailbox.Fetched;
import postrider.gateway.Spool.Outcome.Answered;
import postrider.gateway.Spool.Outcome.Silent;

class SpoolTest {
    private static final InstantSource NOON = InstantSource.fixed(Instant.parse("2026-11-20T12:00:00Z"));

    @TempDir
    private Path folder;

    @Test
    void aLetterWaitsUntilItsOutcomeIsNoted() throws IOException {
        try (var spool = new SpoolFolder(folder, NOON)) {
            assertTrue(store(spool, "one"));
            assertTrue(store(spool, "two"));
            assertTrue(store(spool, "three"));
            assertFalse(store(spool, "one"));
            assertEquals(3, spool.waiting().size());
            spool.done(spool.waiting().get(1), new Answered("<answer@example.org>", "done"));
        }
        try (var again = new SpoolFolder(folder, NOON)) {
            assertEquals(2, again.waiting().size());
            var oldest = again.waiting().getFirst();
            var first = again.letter(oldest);
            assertArrayEquals(letter("one").raw(), first.raw());
            assertEquals(30_000_000, first.size());
            again.done(oldest, new Silent("a machine\nwrote it"));
            again.done(again.waiting().getFirst(), new Silent("so did this"));
            assertFalse(store(again, "two"));
        }
        var ledger = Files.readAllLines(folder.resolve("ledger"));
        assertEquals(6, ledger.size());
        assertTrue(ledger.get(3).endsWith(" answered <answer@example.org>"));
        assertTrue(ledger.get(4).matches("2026-11-20T12:00:00Z [0-9a-f]{64} silent a machine wrote it"));
    }

    /** Killed while it wrote a line, or between the letter and its line. */
    @Test
    void whatACrashCutShortNeverHappened() throws IOException {
        String whole;
        try (var spool = new SpoolFolder(folder, NOON)) {
            store(spool, "one");
            spool.done(spool.waiting().getFirst(), new Answered("<answer@example.org>", "done"));
            whole = Files.readString(folder.resolve("ledger"));
        }
        for (var cut = 0; cut < whole.length(); cut++) {
            Files.writeString(folder.resolve("ledger"), whole.substring(0, cut), StandardOpenOption.TRUNCATE_EXISTING);
            var received = cut > whole.indexOf('\n');
            try (var spool = new SpoolFolder(folder, NOON)) {
                assertEquals(received ? 1 : 0, spool.waiting().size());
                assertEquals(!received, store(spool, "one"));
                spool.done(spool.waiting().getFirst(), new Answered("<answer@example.org>", "done"));
                assertEquals(List.of(), spool.waiting());
            }
            assertEquals(whole, Files.readString(folder.resolve("ledger")));
        }
    }

    private static boolean store(Spool spool, String id) throws IOException {
        return spool.store(Hash.sha256(letter(id).raw()), letter(id));
    }

    private static Fetched letter(String id) {
        return new Fetched(("Message-ID: <" + id + "@b>\n\npass\n").getBytes(StandardCharsets.US_ASCII), 30_000_000);
    }
}
