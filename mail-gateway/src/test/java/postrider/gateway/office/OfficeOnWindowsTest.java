package postrider.gateway.office;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.files.PrivateFiles;
import postrider.kit.Windows;
import postrider.store.GameFolder;

/** An office on a Windows file system: a game begins and continues, nobody else can read it, and its backup is identical. */
class OfficeOnWindowsTest {
    private static final String COMMITTEES =
            "committees: Concord, Barnstable, Newport, Hartford, Albany, Morristown, Reading, Wilmington DE,\n"
                    + "  Baltimore, Richmond, Charlotte, Camden, Savannah";

    private final Windows windows = new Windows();
    private final Path home = windows.home();

    @AfterEach
    void close() {
        windows.close();
    }

    private static TreeMap<String, byte[]> files(Path home) throws IOException {
        var files = new TreeMap<String, byte[]>();
        for (var place : List.of("games", "post"))
            try (var all = Files.walk(home.resolve(place))) {
                for (var path : (Iterable<Path>) all::iterator) {
                    assertTrue(PrivateFiles.isPrivate(path), path::toString);
                    if (Files.isRegularFile(path))
                        files.put(home.relativize(path).toString(), Files.readAllBytes(path));
                }
            }
        return files;
    }

    @Test
    void aGameGoesOnAndIsCopied(@TempDir Path elsewhere) throws IOException {
        try (var office = new QuietOffice(home)) {
            var washington = Pen.of("washington", 2);
            office.begin("ww-1", washington, Pen.of("howe", 3));
            office.round();
            var letter = washington.letter(
                    1, "<none@example.org>", office.soon(), String.join("\n", "game ww-1", "impulse 1", COMMITTEES));
            office.deliver(letter, office.soon());
            assertEquals(2, new GameFolder(home.resolve("games/ww-1")).log().impulse());
        }
        var backup = elsewhere.resolve("office.zip");
        assertEquals(1, Backup.make(home, List.of(), backup).games());
        var copy = home.resolve("copy");
        assertEquals(new Backup.Restored(1, List.of()), Backup.restore(backup, copy));
        var before = files(home);
        var after = files(copy);
        after.forEach((name, bytes) -> assertArrayEquals(before.get(name), bytes, name));
        assertTrue(
                after.containsKey("games\\ww-1\\game.yaml"),
                () -> after.keySet().toString());
    }
}
