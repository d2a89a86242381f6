package postrider.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.files.Hash;
import postrider.log.CorruptGameFile;
import postrider.log.Glance;
import postrider.proof.Samples;

/** The index beside a game file: as good as the whole file, never trusted beyond it, and it reveals that a file was cut. */
class GameIndexTest {
    private static final String TEXT = "Côte \u0000 two\r\nlines";

    @TempDir
    Path folder;

    private Path file() {
        return folder.resolve("game.yaml");
    }

    private Path index() {
        return folder.resolve("game.index");
    }

    private void write() {
        try (var game = GameFile.create(file(), Samples.header(TEXT), Samples.NOON)) {
            for (var event : Samples.events(TEXT)) game.append(event, Samples.outbox(TEXT), Samples.NOON);
        }
    }

    @Test
    void afterEveryEventTheIndexIsAsGoodAsTheWholeFile() throws IOException {
        GameFile.create(file(), Samples.header(TEXT), Samples.NOON).close();
        for (var event : Samples.events(TEXT)) {
            try (var game = GameFile.open(file())) {
                assertFalse(game.hasNoIndex());
                game.append(event, Samples.outbox(TEXT), Samples.NOON);
            }
            var whole = GameFile.read(file());
            assertEquals(LogText.written(GameIndex.of(whole).standing().log()), LogText.written(GameFile.log(file())));
            assertEquals(Glance.of(GameIndex.of(whole).standing().log()), GameFile.glance(file()));
        }
    }

    @Test
    void anOlderIndexServesToo() throws IOException {
        var indexes = new ArrayList<String>();
        GameFile.create(file(), Samples.header(TEXT), Samples.NOON).close();
        for (var event : Samples.events(TEXT)) {
            indexes.add(Files.readString(index()));
            try (var game = GameFile.open(file())) {
                game.append(event, Samples.outbox(TEXT), Samples.NOON);
            }
        }
        var whole = GameFile.read(file());
        for (var index : indexes) {
            Files.writeString(index(), index);
            assertEquals(LogText.written(GameIndex.of(whole).standing().log()), LogText.written(GameFile.log(file())));
            assertEquals(Glance.of(GameIndex.of(whole).standing().log()), GameFile.glance(file()));
        }
    }

    @Test
    void withoutAUsableIndexTheWholeFileIsRead() throws IOException {
        write();
        var good = Files.readString(index());
        var whole =
                LogText.written(GameIndex.of(GameFile.read(file())).standing().log());
        for (var bad : List.of(
                "",
                "\n",
                "{",
                good.substring(0, good.length() / 2),
                good.replaceFirst("\"form\":\\d+", "\"form\":0"),
                "[1]\n[2]\n")) {
            Files.writeString(index(), bad);
            assertEquals(whole, LogText.written(GameFile.log(file())));
            try (var game = GameFile.open(file())) {
                assertTrue(game.hasNoIndex());
                assertEquals(whole, LogText.written(game.standing().log()));
            }
        }
        Files.delete(index());
        GameFile.open(file()).close();
        assertEquals(good, Files.readString(index()));
    }

    @Test
    void aFileCutAtTheEndOfAnEntryIsNoticed() throws IOException {
        write();
        var entries = Files.readString(file()).split("(?=---\n)");
        var left = new StringBuilder();
        for (int i = 1; i < entries.length; i++) {
            Files.writeString(file(), left.append(entries[i - 1]));
            int missing = i + 1;
            for (var read : List.<Runnable>of(
                    () -> GameFile.open(file()),
                    () -> GameFile.read(file()),
                    () -> GameFile.events(file()),
                    () -> GameFile.glance(file()))) {
                var found = assertThrows(CorruptGameFile.class, read::run);
                assertEquals(missing, found.entry());
                assertEquals(
                        "Entry %d of the game file: it was written once and is gone: the file was cut."
                                .formatted(missing),
                        found.getMessage());
            }
        }
    }

    @Test
    void anotherFileInItsPlaceIsNoticed() throws IOException {
        write();
        var index = Files.readString(index());
        Files.delete(file());
        Files.delete(index());
        try (var game = GameFile.create(file(), Samples.header("another"), Samples.NOON)) {
            for (int i = 0; i < 3; i++)
                for (var event : Samples.events("another")) game.append(event, List.of(), Samples.NOON);
        }
        Files.writeString(index(), index);
        assertThrows(CorruptGameFile.class, () -> GameFile.open(file()));
        assertThrows(CorruptGameFile.class, () -> GameFile.log(file()));
        assertThrows(CorruptGameFile.class, () -> GameFile.read(file()));
        assertThrows(CorruptGameFile.class, () -> GameFile.events(file()));
    }

    /** With and without the index, complete and with a last event cut short; any change is noticed by its hash. */
    @Test
    void theEventsAreTheSameHoweverFarTheIndexReaches() throws IOException {
        write();
        var index = Files.readString(index());
        var bytes = Files.readString(file());
        var whole = GameFile.read(file()).events();
        assertEquals(whole, GameFile.events(file()));
        Files.delete(index());
        assertEquals(whole, GameFile.events(file()));
        Files.writeString(index(), index);
        Files.writeString(file(), bytes.substring(0, bytes.length() - 1));
        assertEquals(whole.subList(0, whole.size() - 1), GameFile.events(file()));
        Files.writeString(file(), bytes.replaceFirst("title|game", "gane"));
        assertEquals(
                1,
                assertThrows(CorruptGameFile.class, () -> GameFile.events(file()))
                        .entry());
    }

    /** Each hash is right, but an entry is not spelt as the referee would. */
    @Test
    void aRespeltEntryIsNotTakenForOurs() throws IOException {
        write();
        var events = GameFile.read(file()).events();
        var text = new StringBuilder();
        var previous = EventLog.NOTHING_BEFORE;
        for (var stored : events) {
            var document = EventLog.TEXT.write(
                    stored.entry(), previous, stored.event(), new EventLog.Sent(stored.outbox(), stored.at()));
            if (stored.entry() == 2) document = document.replaceFirst("\nat: ", "\nat:  ");
            previous = Hash.sha256(document.getBytes(StandardCharsets.UTF_8));
            text.append(document).append(DocumentText.seal(previous));
        }
        Files.writeString(file(), text);
        assertEquals(
                events.size(),
                assertThrows(CorruptGameFile.class, () -> GameFile.events(file()))
                        .entry());
        Files.delete(index());
        assertEquals(
                2,
                assertThrows(CorruptGameFile.class, () -> GameFile.events(file()))
                        .entry());
    }

    @Test
    void onlyItsOwnerReadsIt() throws IOException {
        write();
        assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(index())));
    }
}
