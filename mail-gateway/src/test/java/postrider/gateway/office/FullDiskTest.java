package postrider.gateway.office;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static postrider.kit.Sides.BRITISH;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.desk.GameCatalog;
import postrider.desk.Raids;
import postrider.files.Hash;
import postrider.log.Outgoing;
import postrider.needs.Need;
import postrider.needs.Needs;
import postrider.store.GameFolder;

/** The disk is full at one write after another: no truncated letter leaves, none leaves in two versions, and nothing is lost. */
@Needs(Need.SMALL_DISK)
class FullDiskTest {
    private static final Pattern NAMED = Pattern.compile("(?m)^Message-ID: (<.*>)\r?$");

    /** The block size of a file system, in bytes. */
    private static final int BLOCK = 4096;

    /** More than a day of this game writes. */
    private static final int BLOCKS = 48;

    @TempDir
    private Path place;

    private final Map<String, String> sent = new ConcurrentHashMap<>();
    private Path disk;

    @BeforeEach
    void mount() throws Exception {
        disk = Files.createDirectory(place.resolve("disk"));
        run("mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", disk.toString());
    }

    @AfterEach
    void unmount() throws Exception {
        run("umount", disk.toString());
    }

    private static void run(String... command) throws Exception {
        assertEquals(0, new ProcessBuilder(command).inheritIO().start().waitFor());
    }

    @Test
    void noLetterIsTornOrLost() throws IOException {
        int stopped = 0;
        for (int left = 0; left < BLOCKS; left += 2) if (fillsUp(left)) stopped++;
        assertTrue(stopped > 5 && stopped < BLOCKS / 2, "it stopped at " + stopped);
    }

    /** Whether anything failed because of it. */
    private boolean fillsUp(int left) throws IOException {
        sent.clear();
        var home = disk.resolve("home" + left);
        try (var town = new Town(home)) {
            town.catalog = new GameCatalog(List.of(new Raids()));
            town.system = "raids";
            town.sending(mail -> letter -> {
                var words = new String(letter, UTF_8);
                var id = NAMED.matcher(words);
                assertTrue(id.find(), words);
                var before = sent.put(id.group(1), Hash.sha256(letter));
                assertTrue(
                        before == null || before.equals(sent.get(id.group(1))),
                        "another letter was sent as " + id.group(1));
                mail.send(letter);
            });
            Files.createDirectory(home);
            var game = town.begin("r-1");
            town.washington.write("game r-1", "standing", "intercept: stand", "bid: bid 0");
            assertTrue(town.round());
            var raid = town.catalog
                    .open(game, game.log())
                    .orders()
                    .offered(BRITISH)
                    .getFirst();
            town.howe.write("game r-1", "impulse 1", raid, "if asked bid: bid 1");
            town.washington.write("game r-1", "help");
            boolean stopped;
            try (var office = town.office()) {
                fill(left);
                stopped = !office.post().round();
                office.post().round();
                Files.delete(disk.resolve("filling"));
                assertTrue(office.post().round() || office.post().round());
            }
            check(game, left);
            return stopped;
        } finally {
            delete(home);
        }
    }

    private void fill(int blocks) throws IOException {
        var filling = disk.resolve("filling");
        long free = Files.getFileStore(disk).getUsableSpace() - (long) blocks * BLOCK;
        Files.write(filling, new byte[Math.toIntExact(free)]);
    }

    private void check(GameFolder game, int left) {
        var about = "with " + left + " blocks left";
        assertEquals(2, game.log().impulse(), about);
        assertEquals(List.of(), game.letters().unsent(), about);
        var named = game.events().stream()
                .flatMap(stored -> stored.outbox().stream())
                .collect(Collectors.toMap(Outgoing::messageId, Outgoing::sha256));
        assertEquals(named, sent, about);
        assertEquals( // of standing orders, and of the order
                2,
                named.keySet().stream()
                        .filter(id -> id.contains("american.receipt"))
                        .count(),
                about);
    }

    private static void delete(Path folder) throws IOException {
        try (var files = Files.walk(folder)) {
            for (var file : files.sorted((one, other) -> other.compareTo(one)).toList()) Files.delete(file);
        }
    }
}
