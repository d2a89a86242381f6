package postrider.gateway.office;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import postrider.gateway.Log;
import postrider.gateway.office.Quotas.Account;
import postrider.gateway.office.Quotas.Allowance;

class QuotaFileTest extends QuotasKit {
    @TempDir
    private Path folder;

    @Override
    protected Quotas open(InstantSource clock) throws IOException {
        return new QuotaFile(folder, clock);
    }

    @Test
    void onlyTheLettersOfTheDayAreKept() throws IOException {
        for (int i = 1; i <= 7; i++) quotas().place(EVE, letter(i));
        now = now.plus(Duration.ofMinutes(1));
        assertEquals(List.of(), QuotaFile.today(folder, () -> now));
        quotas().place(EVE, letter(8));
        assertFalse(Files.readString(folder.resolve("quotas")).contains("2026-12-31"));
    }

    @Test
    void whatACrashCutShortWasNeverCounted() throws IOException {
        for (int i = 1; i <= 3; i++) quotas().place(EVE, letter(i));
        var file = folder.resolve("quotas");
        Files.writeString(
                file,
                "rubbish\n2026-12-31 %s NOBODY eve@example.net\n2026-12-31 00000".formatted("0".repeat(16)),
                StandardOpenOption.APPEND);
        assertEquals(4, quotas().place(EVE, letter(4)).number());
        assertEquals(4, Files.readAllLines(file).size());
        assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\0\0\0\0", "\u00ff\u00fe\n\u00e9\n", "{}", "2026-12-31", "\n\n\n"})
    void damagedLinesAreReportedAndIgnored(String damage) throws IOException {
        for (int i = 1; i <= 3; i++) quotas().place(EVE, letter(i));
        var file = folder.resolve("quotas");
        var kept = Files.readString(file);
        Files.write(file, (damage + "\n" + kept).getBytes(StandardCharsets.ISO_8859_1));
        try (var log = new Log()) {
            assertEquals(4, quotas().place(EVE, letter(4)).number());
            assertTrue(log.warns(file + ", line 1 is damaged"), log.toString());
        }
        assertTrue(Files.readString(file).startsWith(kept));
    }

    @Test
    void anUnreadableFileIsReportedAndReplaced() throws IOException {
        quotas().place(EVE, letter(1));
        var file = folder.resolve("quotas");
        try (var large = new RandomAccessFile(file.toFile(), "rw")) {
            large.setLength(3_000_000_000L);
        }
        try (var log = new Log()) {
            assertEquals(List.of(), QuotaFile.today(folder, () -> now));
            assertEquals(1, quotas().place(EVE, letter(4)).number());
            assertTrue(log.warns("the letters of today are counted anew: " + file), log.toString());
        }
        assertEquals(1, Files.readAllLines(file).size());
    }

    @Test
    void theHighestCountsAreShownFirst() throws IOException {
        var quotas = quotas();
        for (int i = 0; i < 30; i++) quotas.place(Account.of(Allowance.STRANGER, "a" + i + "@b.c"), letter(i));
        for (int i = 0; i < 7; i++) quotas.place(EVE, letter(i));
        quotas.place(Account.of(Allowance.KEY, "jane@example.org"), letter(99));
        quotas.place(Account.of(Allowance.KEY, "jane@example.org"), letter(98));
        var shown = QuotaFile.today(folder, () -> now);
        assertEquals(
                List.of(
                        "eve@example.net (a stranger): 5 of 5, and 2 beyond",
                        "jane@example.org (signed, of no game): 2 of 10"),
                shown.subList(0, 2));
        assertEquals(21, shown.size());
        assertEquals("and 12 more", shown.getLast());
        assertTrue(shown.get(2).contains("1 of 5"));
    }
}
