package postrider.gateway.command;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import postrider.desk.Decree;
import postrider.gateway.office.Town;
import postrider.gateway.postgres.Schema;
import postrider.log.Event;
import postrider.log.Settlement;
import postrider.needs.Need;
import postrider.needs.Needs;
import postrider.store.GameArchive;
import postrider.store.GameFolder;
import postrider.store.MailEvent;
import postrider.store.Outbox;

/** Finished games are archived and restored. */
@Tag("long")
class ArchiveTest {
    /** The largest archive of a war, in bytes. */
    private static final int MOST = 1_000_000;

    @TempDir
    private Path home;

    private String type(int exit, String... words) {
        var said = new StringWriter();
        var out = new PrintWriter(said, true);
        var line = new ArrayList<>(List.of(words));
        line.addAll(List.of("--home", home.toString()));
        assertEquals(exit, Main.run(out, out, line.toArray(String[]::new)), said::toString);
        return said.toString();
    }

    private Path archive(String id) {
        return home.resolve("archive").resolve(id + ".zip");
    }

    /** A finished game whose letters have all been sent. */
    private GameFolder finished(Town town) throws IOException {
        var game = town.begin("ww-1");
        assertTrue(town.round());
        try (var office = town.office()) {
            office.desk().settle(game, new Decree(new Settlement.Draw(), "both are tired", ""));
        }
        assertTrue(town.round());
        return game;
    }

    private static long bytes(Path folder) throws IOException {
        try (var files = Files.walk(folder)) {
            long all = 0;
            for (var file : files.filter(Files::isRegularFile).toList()) all += Files.size(file);
            return all;
        }
    }

    @Test
    void aFinishedGameIsOneSmallFileThatCanBeReadAndComesBack() throws IOException {
        try (var town = new Town(home)) {
            var game = finished(town);
            var file = Files.readAllBytes(game.gameFile());
            var verified = type(0, "verify", "ww-1");
            var history = type(0, "history", "ww-1");
            assertTrue(verified.contains("letters that were sent, each told of"), verified);
            long before = bytes(game.path());
            assertTrue(type(0, "archive", "ww-1").startsWith("ww-1 is in " + archive("ww-1")));
            assertFalse(Files.exists(game.path()));
            assertTrue(Files.size(archive("ww-1")) < before / 5, before + " before");
            assertEquals(verified, type(0, "verify", "ww-1"));
            assertEquals(verified, type(0, "verify", archive("ww-1").toString()));
            assertEquals(history, type(0, "history", "ww-1"));
            assertTrue(type(0, "status", "ww-1").contains("the game is over"));
            assertEquals(
                    "There is no game in %s.\n".formatted(home.resolve("games")),
                    type(1, "status").lines().findFirst().orElseThrow() + "\n");
            assertTrue(type(2, "settle", "ww-1", "pause", "--reason", "so")
                    .contains("'postrider unarchive ww-1' brings it back"));
            assertEquals("ww-1 is back.\n", type(0, "unarchive", "ww-1"));
            assertFalse(Files.exists(archive("ww-1")));
            assertArrayEquals(file, Files.readAllBytes(game.gameFile()));
            assertEquals(verified, type(0, "verify", "ww-1"));
            assertTrue(town.round(), "nothing is sent or written again");
            assertArrayEquals(file, Files.readAllBytes(game.gameFile()));
            assertEquals(List.of(), game.outbox().in(Outbox.State.WAITING));
            type(0, "archive", "ww-1");
            assertEquals(verified, type(0, "verify", "ww-1"));
        }
    }

    @Test
    void anUnfinishedGameIsNotArchived() throws IOException {
        try (var town = new Town(home)) {
            var game = town.begin("ww-1");
            assertEquals("ww-1 is not over: only a finished game is archived.\n", type(2, "archive", "ww-1"));
            try (var office = town.office()) {
                office.desk().settle(game, new Decree(new Settlement.Draw(), "both are tired", ""));
            }
            assertTrue(type(2, "archive", "ww-1").contains("of ww-1 have not left yet."));
            assertTrue(type(0, "archive", "--finished-before", "2027-01-01").contains("There is no such game."));
            assertTrue(Files.exists(game.gameFile()));
        }
    }

    @Test
    void gamesFinishedBeforeADayAreArchived() throws IOException {
        try (var town = new Town(home)) {
            finished(town);
            town.begin("ww-2");
            assertTrue(town.round());
            assertEquals("There is no such game.\n", type(0, "archive", "--finished-before", "2026-11-20"));
            assertTrue(type(0, "archive", "--finished-before", "2026-11-21").startsWith("ww-1 is in "));
            assertTrue(Files.exists(home.resolve("games/ww-2")));
            assertEquals(
                    "There is no game 'ww-9' in %s.\n".formatted(home.resolve("games")), type(2, "archive", "ww-9"));
            assertEquals("Name a game, or a day with --finished-before or --letters-before.\n", type(2, "archive"));
        }
    }

    /** In a running game, old letters leave only their hashes, which still prove them. */
    @Test
    void oldLettersAreReducedToHashes() throws IOException {
        try (var town = new Town(home)) {
            var game = town.begin("ww-1");
            assertTrue(town.round());
            var verified = type(0, "verify", "ww-1");
            var id = game.outbox().in(Outbox.State.SENT).getFirst();
            game.mailEvents().add(new MailEvent(Town.NOON, MailEvent.News.FAILED, id, "552 full"));
            assertEquals("Only the hash is kept of 0 letters.\n", type(0, "archive", "--letters-before", "2026-11-20"));
            assertEquals("Only the hash is kept of 3 letters.\n", type(0, "archive", "--letters-before", "2026-11-21"));
            assertEquals(List.of(), game.letters().unsent());
            assertTrue(game.outbox().letter(id).isPresent(), "one that came back may be sent again");
            assertEquals(verified, type(0, "verify", "ww-1"));
            game.mailEvents().add(new MailEvent(Town.NOON, MailEvent.News.RESENT, id, ""));
            assertEquals("Only the hash is kept of 1 letter.\n", type(0, "archive", "--letters-before", "2026-11-21"));
            assertEquals(verified, type(0, "verify", "ww-1"));
            assertTrue(town.round());
            assertEquals(List.of(), game.outbox().in(Outbox.State.WAITING), "nothing is written again");
            Files.delete(game.path().resolve("tidings"));
            try (var files = Files.walk(game.path())) {
                assertEquals(
                        List.of("game.index", "game.yaml", "lock", "secret", "sent.mail"),
                        files.filter(Files::isRegularFile)
                                .map(file -> file.getFileName().toString())
                                .filter(name -> !name.endsWith(".json"))
                                .sorted()
                                .toList());
            }
        }
    }

    /** The oldest archive, of a game under the first edition of its rules, still opens unchanged. */
    @Test
    void anOldArchiveStillOpens() throws IOException {
        Files.createDirectories(home.resolve("archive"));
        try (var old = ArchiveTest.class.getResourceAsStream("/archive/ww-1776.zip")) {
            Files.copy(old, archive("ww-1776"));
        }
        var verified = type(0, "verify", "ww-1776");
        assertTrue(verified.startsWith("ww-1776: Nothing is amiss."), verified);
        assertTrue(
                verified.contains("impulses played again from the letters, each to the position recorded"), verified);
        assertTrue(type(0, "status", "ww-1776").contains("edition 1"));
        type(0, "unarchive", "ww-1776");
        assertEquals(verified, type(0, "verify", "ww-1776"));
    }

    @Test
    void aDamagedArchiveIsReported() throws IOException {
        try (var town = new Town(home)) {
            finished(town);
            type(0, "archive", "ww-1");
            var bytes = Files.readAllBytes(archive("ww-1"));
            bytes[bytes.length / 2] ^= 1;
            Files.write(archive("ww-1"), bytes);
            assertTrue(type(2, "verify", "ww-1").contains("is not as it was"));
            assertTrue(type(2, "unarchive", "ww-1").contains("is not as it was"));
            assertTrue(Files.exists(archive("ww-1")));
        }
    }

    @Test
    @Needs(Need.POSTGRESQL)
    void gamesInADatabaseAreArchivedToo() throws IOException {
        try (var town = new Town(home);
                var schema = new Schema()) {
            var game = finished(town);
            var verified = type(0, "verify", "ww-1");
            Files.writeString(home.resolve("smtp.password"), "secret\n");
            Files.writeString(home.resolve("postrider.yaml"), """
                    address: referee@example.org
                    imap: {host: localhost, user: referee, password-file: smtp.password}
                    smtp: {host: localhost, user: referee, password-file: smtp.password}
                    store: '%s'
                    store-key: %s
                    """.formatted(schema.url(), schema.key()));
            type(0, "store", "copy", "folder", "database");
            Files.move(game.path(), home.resolve("away"));
            assertTrue(type(0, "archive", "ww-1").startsWith("ww-1 is in "));
            assertFalse(type(0, "status").contains("ww-1:"));
            assertEquals(List.of(), schema.left("letter", "picture", "entry", "seat", "standing"));
            assertEquals(verified, type(0, "verify", "ww-1"));
            type(0, "unarchive", "ww-1");
            assertEquals(verified, type(0, "verify", "ww-1"));
            type(0, "store", "copy", "database", "folder");
            assertArrayEquals(Files.readAllBytes(home.resolve("away/game.yaml")), Files.readAllBytes(game.gameFile()));
        }
    }

    static List<Path> wars() throws IOException {
        try (var files = Files.walk(Path.of("../games"), 4)) {
            return files.filter(file ->
                            file.endsWith("game.yaml") && file.toString().contains("golden"))
                    .sorted()
                    .toList();
        }
    }

    /** However many letters were sent. */
    @ParameterizedTest
    @MethodSource("wars")
    void aWholeWarIsLessThanAMegabyte(Path war) throws IOException {
        var game = new GameFolder(Files.createDirectories(home.resolve("games/war")));
        Files.copy(war, game.gameFile());
        Files.createDirectory(game.path().resolve("outbox"));
        var revealed = Stream.of(game.events().getLast(), game.events().getFirst())
                .flatMap(stored ->
                        stored.event() instanceof Event.Header header ? header.fixedSecret().stream() : Stream.of())
                .findFirst()
                .orElseThrow();
        Files.writeString(game.path().resolve("secret"), revealed);
        var archive = new GameArchive(archive("war"));
        assertEquals(game.events().size(), archive.write(game));
        assertTrue(Files.size(archive.file()) < MOST / 4, "%,d bytes".formatted(Files.size(archive.file())));
        assertEquals(game.events(), archive.game().events());
    }
}
