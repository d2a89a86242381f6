package postrider.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Hostile input to the referee's command line: names, links, huge files, files that never end. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class HostileFoldersTest {
    private static final String LINK =
            "%s is a link, and links are not followed here: put in its place what it leads to.";

    @TempDir
    Path place;

    private Typed typed;
    private StringWriter out;
    private StringWriter err;
    private Path games;

    @BeforeEach
    void begin() {
        var home = place.resolve("home");
        games = home.resolve("games");
        typed = new Typed(home);
        out = typed.out;
        err = typed.err;
    }

    private int run(String... words) {
        return typed.run(words);
    }

    private int newGame(String id, String... more) {
        return run(Typed.beginning(id, more));
    }

    private void mistake(String sentence, int exit) {
        assertEquals(sentence + "\n", err.toString());
        assertEquals(2, exit);
        assertEquals("", out.toString());
    }

    private List<Path> all() throws IOException {
        try (var paths = Files.walk(place)) {
            return paths.sorted().toList();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "../x",
                "..",
                ".",
                "",
                "a/b",
                "/etc/x",
                "a\\b",
                "x.",
                "x ",
                " x",
                "WW",
                "ww_1",
                "a\tb\rc",
                "\u001b[31mred",
                "ww\u200b1",
                "\u0430\u0430",
                "ww%2f1",
                "~",
                "$HOME",
                "con:",
                "\u0661"
            })
    void anInvalidNameCreatesNothing(String id) throws IOException {
        var before = all();
        mistake(
                "'%s' cannot name a game: use up to 40 small letters, digits and hyphens."
                        .formatted(id.replaceAll("\\p{Cntrl}", "?")),
                newGame(id));
        assertEquals(before, all());
    }

    @Test
    void aNameHasAtMostFortyCharacters() throws IOException {
        var before = all();
        for (var length : List.of(41, 256, 100_000))
            mistake(
                    "'%s' cannot name a game: use up to 40 small letters, digits and hyphens."
                            .formatted("w".repeat(40)),
                    newGame("w".repeat(length)));
        assertEquals(before, all());
        assertEquals(0, newGame("w".repeat(40)));
    }

    /** An unreadable box is found before the folder is laid out. */
    @Test
    void aRefusedGameLeavesNothingBehind() throws IOException {
        var box = Files.createDirectories(place.resolve("box"));
        Files.writeString(box.resolve("numbers.txt"), "1");
        var secret = Files.writeString(place.resolve("referee.key"), "mine");
        var link = Files.createSymbolicLink(box.resolve("cards.yaml"), secret);
        var before = all();
        mistake(
                "The box in %s cannot be read: %s".formatted(box, LINK.formatted(link)),
                newGame("r-1", "--box", box.toString()));
        Files.delete(link);
        Files.createSymbolicLink(link, place.resolve("nowhere"));
        mistake(
                "The box in %s cannot be read: %s".formatted(box, LINK.formatted(link)),
                newGame("r-1", "--box", box.toString()));
        Files.delete(link);
        Files.createSymbolicLink(link, place);
        mistake(
                "The box in %s cannot be read: %s".formatted(box, LINK.formatted(link)),
                newGame("r-1", "--box", box.toString()));
        assertEquals(before, all());
        Files.delete(link);
        Files.write(link, new byte[300_001]);
        mistake(
                "The box in %s cannot be read: %s is too large: no more than 300,000 bytes are read."
                        .formatted(box, link),
                newGame("r-1", "--box", box.toString()));
        assertFalse(Files.exists(games));
    }

    /** A game folder from elsewhere may contain links to files that its owner must not hand out. */
    @Test
    void noLinkInAGameFolderIsFollowed() throws IOException {
        assertEquals(0, newGame("r-1"));
        var game = games.resolve("r-1");
        for (var name : List.of("game.yaml", "secret", "game.index", "outbox", "sent", "box", "lock", "more")) {
            var link = game.resolve(name);
            var aside = place.resolve("aside");
            if (Files.exists(link)) Files.move(link, aside);
            Files.createSymbolicLink(link, aside);
            for (var command : List.of(
                    "status r-1",
                    "report r-1 --as british",
                    "history r-1",
                    "verify r-1",
                    "preview r-1 /dev/null --as british",
                    "adjudicate r-1 /dev/null --as british"))
                if (Files.exists(game.resolve("game.yaml"))) mistake(LINK.formatted(link), run(command.split(" ")));
            run("status");
            assertTrue(out.toString().contains("broken")
                    && out.toString().replaceAll("\\s+", " ").contains("is a link"));
            Files.delete(link);
            if (Files.exists(aside)) Files.move(aside, link);
        }
        assertEquals(0, run("verify", "r-1"));
    }

    @Test
    void noGameIsBegunThroughALink() throws IOException {
        var elsewhere = Files.createDirectories(place.resolve("elsewhere"));
        Files.createDirectories(games);
        var link = Files.createSymbolicLink(games.resolve("r-1"), elsewhere);
        mistake(LINK.formatted(link), newGame("r-1"));
        var inside = Files.createDirectories(games.resolve("r-2")).resolve("game.yaml");
        Files.createSymbolicLink(inside, elsewhere.resolve("game.yaml"));
        mistake(LINK.formatted(inside), newGame("r-2"));
        assertEquals(List.of(elsewhere), Files.walk(elsewhere).toList());
        assertEquals(List.of(inside), Files.list(inside.getParent()).toList());
    }

    @Test
    void aFileThatNeverEndsIsReadToItsLimit() throws IOException {
        assertEquals(0, newGame("r-1"));
        for (var command : List.of("preview", "adjudicate"))
            mistake(
                    "/dev/zero is too large: no more than 10,000,000 bytes are read.",
                    run(command, "r-1", "/dev/zero", "--as", "british"));
        mistake(
                "/dev/zero is too large: no more than 10,000,000 bytes are read.",
                newGame("r-2", "--key", "british=/dev/zero"));
        mistake(place + " is a folder, not a file.", newGame("r-2", "--key", "british=" + place));
        assertFalse(Files.exists(games.resolve("r-2")));
        var secret = games.resolve("r-1/secret");
        Files.writeString(secret, "0".repeat(1_001));
        mistake(
                "The secret of r-1 cannot be read: %s is too large: no more than 1,000 bytes are read."
                        .formatted(secret),
                run("adjudicate", "r-1", "/dev/null", "--as", "british"));
    }

    /** A file system may fill up with zeros what a crash cut off; here they are not at the end. */
    @Test
    void aMillionZerosInAGameFileAreReadOnce() throws IOException {
        assertEquals(0, newGame("r-1"));
        var file = games.resolve("r-1/game.yaml");
        var entries = Files.readString(file).split("\nentry: ").length;
        Files.writeString(file, Files.readString(file) + "\0".repeat(1_000_000) + "x");
        assertEquals(1, run("verify", "r-1"));
        assertEquals(
                file
                        + ": Entry %d of the game file: it was not written by the referee, or was changed.\n"
                                .formatted(entries),
                out.toString());
    }

    @Test
    void anOfficeIsPrivateToItsOwner() throws IOException {
        assertEquals(0, newGame("r-1"));
        for (var path : (Iterable<Path>) Files.walk(games)::iterator)
            assertEquals(
                    Files.isDirectory(path) ? "rwx------" : "rw-------",
                    PosixFilePermissions.toString(Files.getPosixFilePermissions(path)),
                    path::toString);
        run("status");
        assertFalse(out.toString().contains("chmod"));
        var open = Files.getPosixFilePermissions(games);
        open.add(PosixFilePermission.OTHERS_EXECUTE);
        Files.setPosixFilePermissions(games, open);
        run("status");
        assertTrue(out.toString()
                .endsWith("Others can look into %s, which holds hands and secrets; to prevent it: 'chmod 700 %1$s'.\n"
                        .formatted(games)));
    }
}
