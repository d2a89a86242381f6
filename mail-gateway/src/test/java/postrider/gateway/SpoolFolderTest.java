package postrider.gateway;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.gateway.Spool.Disposition;

class SpoolFolderTest extends SpoolKit {
    private static final InstantSource NOON = InstantSource.fixed(Instant.parse("2026-11-20T12:00:00Z"));

    @TempDir
    private Path folder;

    @Override
    protected Spool open() throws IOException {
        return new SpoolFolder(folder, NOON);
    }

    @Test
    void theLedgerHasALineForEachStep() throws IOException {
        try (var spool = open()) {
            store(spool, "one");
            store(spool, "two");
            spool.done(spool.waiting().getFirst(), Disposition.answered("<answer@example.org>", "done"));
            spool.done(spool.waiting().getFirst(), Disposition.silent("a machine\nwrote it"));
        }
        var ledger = Files.readAllLines(folder.resolve("ledger"));
        assertEquals(4, ledger.size());
        assertTrue(ledger.get(2).endsWith(" answered <answer@example.org>"));
        assertTrue(ledger.get(3).matches("2026-11-20T12:00:00Z [0-9a-f]{64} silent a machine wrote it"));
    }

    /** Killed while it wrote a line, or between the letter and its line. */
    @Test
    void aStepThatACrashCutShortNeverHappened() throws IOException {
        String whole;
        try (var spool = new SpoolFolder(folder, NOON)) {
            store(spool, "one");
            spool.done(spool.waiting().getFirst(), Disposition.answered("<answer@example.org>", "done"));
            whole = Files.readString(folder.resolve("ledger"));
        }
        for (var cut = 0; cut < whole.length(); cut++) {
            Files.writeString(folder.resolve("ledger"), whole.substring(0, cut), StandardOpenOption.TRUNCATE_EXISTING);
            var received = cut > whole.indexOf('\n');
            try (var spool = new SpoolFolder(folder, NOON)) {
                assertEquals(received ? 1 : 0, spool.waiting().size());
                assertEquals(!received, store(spool, "one"));
                spool.done(spool.waiting().getFirst(), Disposition.answered("<answer@example.org>", "done"));
                assertEquals(List.of(), spool.waiting());
            }
            assertEquals(whole, Files.readString(folder.resolve("ledger")));
        }
    }
}
