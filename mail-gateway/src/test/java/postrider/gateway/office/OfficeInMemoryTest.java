package postrider.gateway.office;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.gateway.postgres.Schema;
import postrider.needs.Need;
import postrider.needs.Needs;
import postrider.store.GameCopy;

/** An office that keeps nothing in folders sends the same letters, to the byte. */
class OfficeInMemoryTest {
    @TempDir
    private Path home;

    private static List<String> day(Hatch hatch) throws IOException {
        var sent = new ArrayList<String>();
        var game = hatch.beginAnywhere("ww-1");
        sent.addAll(hatch.tray);
        hatch.washington.write(
                "game ww-1",
                "impulse 1",
                "committees: Concord, Barnstable, Newport, Hartford, Albany, Morristown, Reading, Wilmington DE,",
                "  Baltimore, Richmond, Charlotte, Camden, Savannah");
        hatch.howe.write("game ww-1", "status");
        hatch.washington.write("game ww-9", "status");
        sent.addAll(hatch.round());
        hatch.howe.write("game ww-1", "impulse 2", "for the king: Ticonderoga, Yorktown, New Bern");
        hatch.forge("somebody@example.net", "I would like to play.");
        sent.addAll(hatch.round());
        hatch.washington.write("game ww-1", "offer draw");
        hatch.howe.write("game ww-1", "accept draw");
        sent.addAll(hatch.round());
        assertTrue(game.glance().over());
        sent.add(game.events().toString());
        return sent.stream().sorted().toList();
    }

    @Test
    @Needs(Need.POSTGRESQL)
    void aDatabaseSendsTheSameLetters() throws IOException {
        var folders = new Hatch(Files.createDirectory(home.resolve("one")));
        try (var schema = new Schema();
                var database = schema.database()) {
            var hatch = new Hatch(Files.createDirectory(home.resolve("other"))).in(database);
            assertEquals(day(folders), day(hatch));
            assertEquals(Optional.empty(), new GameCopy(folders.at("ww-1"), hatch.at("ww-1")).difference());
            var played = hatch.at("ww-1")
                    .events()
                    .toString()
                    .lines()
                    .filter(line -> line.matches(".*( CU in |hand |set aside|committees: |for the king).*"))
                    .toList();
            assertTrue(played.size() > 10, played.toString());
            assertEquals(List.of(), schema.telling(played));
            assertEquals(List.of(), schema.telling(List.of("5e5e5e5e")));
            assertNotEquals(List.of(), schema.telling(List.of("ww-1")), "what lies open is found");
        }
    }

    @Test
    void aStoreInMemorySendsTheSameLetters() throws IOException {
        var folders = new Hatch(Files.createDirectory(home.resolve("one")));
        var memory = new Hatch(Files.createDirectory(home.resolve("other"))).inMemory();
        assertEquals(day(folders), day(memory));
        try (var files = Files.list(memory.home)) {
            assertEquals(
                    List.of("referee.key"),
                    files.map(file -> file.getFileName().toString()).toList());
        }
    }
}
