package postrider.gateway;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.Test;
import postrider.files.Hash;
import postrider.gateway.Spool.Disposition;
import postrider.gateway.mailbox.Mailbox.Fetched;

/** Tests that every spool must pass. */
public abstract class SpoolKit {
    /** Opens the spool, perhaps after another process had it. */
    protected abstract Spool open() throws IOException;

    /** When letters come in. */
    protected static final InstantSource CAME = InstantSource.fixed(Instant.parse("2026-11-20T12:00:00Z"));

    protected static boolean store(Spool spool, String id) throws IOException {
        return spool.store(Hash.sha256(letter(id).raw()), letter(id));
    }

    protected static Fetched letter(String id) {
        return new Fetched(("Message-ID: <" + id + "@b>\n\npass\n").getBytes(StandardCharsets.US_ASCII), 30_000_000);
    }

    @Test
    void aLetterWaitsUntilItsOutcomeIsRecordedAndComesOnce() throws IOException {
        try (var spool = open()) {
            for (var id : List.of("one", "two", "three")) assertTrue(store(spool, id));
            assertFalse(store(spool, "one"));
            assertEquals(3, spool.waiting().size());
            assertEquals(List.of(), spool.handled());
            spool.done(spool.waiting().get(1), Disposition.answered("<answer@example.org>", "done"));
        }
        try (var again = open()) {
            assertEquals(2, again.waiting().size());
            var oldest = again.waiting().getFirst();
            assertArrayEquals(letter("one").raw(), again.letter(oldest).raw());
            assertEquals(30_000_000, again.letter(oldest).size());
            assertEquals(CAME.instant(), again.came(oldest));
            again.done(oldest, Disposition.silent("a machine\nwrote it"));
            again.done(again.waiting().getFirst(), Disposition.silent("so did this"));
        }
        try (var last = open()) {
            assertEquals(List.of(), last.waiting());
            assertEquals(3, last.handled().size());
            for (var id : List.of("one", "two", "three")) assertFalse(store(last, id));
        }
    }

    @Test
    void whatIsSetAsideWaitsForTheNextOpening() throws IOException {
        try (var spool = open()) {
            store(spool, "one");
            store(spool, "two");
            spool.setAside(spool.waiting().getFirst());
            assertEquals(1, spool.waiting().size());
            assertFalse(store(spool, "one"));
        }
        try (var again = open()) {
            assertEquals(2, again.waiting().size());
        }
    }
}
