package postrider.gateway.command;

import java.util.List;
import java.util.ArrayList;
import postrider.needs.Needs;
import postrider.needs.Need;
import java.util.stream.Stream;
import java.nio.charset.StandardCharsets;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A golden war, played again under boxes it was not begun with. */
class UpgradeCommandTest {
    private static final Path WAR = Path.of("../games/washingtons-war/golden/american-victory/game.yaml");

    @TempDir
    Path home;

    private Path folder;
    private final StringWriter said = new StringWriter();

    @BeforeEach
    void store() throws IOException {
        folder = Files.createDirectories(home.resolve("games/ww-1776"));
        Files.copy(WAR, folder.resolve("game.yaml"));
    }

    private int check(String... more) {
        said.getBuffer().setLength(0);
        var out = new PrintWriter(said, true);
        return more.length == 0
                ? Main.run(out, out, "upgrade", "--check", "--home", home.toString())
                : Main.run(out, out, "upgrade", "--check", "--home", home.toString(), more[0]);
    }

    private void rated(String general, String rating) throws IOException {
        Files.createDirectories(folder.resolve("box"));
        Files.writeString(folder.resolve("box/generals.yaml"), """
                generals:
                - {name: %s, %s, provenance: 'copy: of the test'}
                """.formatted(general, rating));
    }

    @Test
    void underTheBoxItBeganWithItIsTheSame() throws IOException {
        assertEquals(0, check(), said::toString);
        assertEquals("ww-1776      the same in all of 28 impulses\n", said.toString());
        assertEquals(Files.readString(WAR), Files.readString(folder.resolve("game.yaml")));
    }

    @Test
    void theFirstImpulseThatAnotherBoxChangesIsTold() throws IOException {
        rated("Howe", "battle: 1");
        assertEquals(1, check("ww-1776"), said::toString);
        var line = said.toString().replaceAll("\\s+", " ");
        assertTrue(line.startsWith("ww-1776 differs in impulse 3, entry "), line);
        assertTrue(line.contains("battle rating 3 of 6") && line.contains("battle rating 0 of 1"), line);
        assertTrue(line.endsWith("; the box is another "), line);
    }

    @Test
    void anotherBoxMayChangeNothing() throws IOException {
        rated("Burgoyne", "agility: 3");
        assertEquals(0, check(), said::toString);
        assertTrue(said.toString().contains("the same in all of 28 impulses; the box is another"), said::toString);
    }

    @Test
    @Needs(Need.PYTHON)
    void bothAgreeAndTheGameGoesOnWithTheBoxAsItIs() throws Exception {
        Files.createDirectories(home.resolve("old"));
        Files.writeString(home.resolve("old/generals.yaml"), """
                generals:
                - {name: Howe, battle: 1, provenance: 'copy: of the test'}
                """);
        run(
                0,
                "new",
                "washingtons-war",
                "ww-2",
                "--box",
                home.resolve("old").toString(),
                "--player",
                "american=John Roe <john@example.org>",
                "--player",
                "british=Jane Doe <jane@example.org>",
                "--secret",
                "5e".repeat(32));
        folder = home.resolve("games/ww-2");
        enter(0, "american", "committees: Concord, Barnstable, Newport, Hartford, New York, Monmouth, Reading, Wilmington DE,"
                + " Baltimore, Yorktown, New Bern, Camden, Augusta");
        run(0, "status", "ww-2");
        enter(0, "american", "agree upgrade");
        enter(1, "american", "agree upgrade");
        run(0, "report", "ww-2", "--as", "british");
        assertTrue(said.toString().contains("Howe 3-1-1,"), said::toString);
        enter(0, "british", "agree upgrade");
        run(0, "history", "ww-2");
        assertTrue(said.toString().contains("settled: upgrade to box"), said::toString);
        enter(0, "british", "for the king: Falmouth, New Haven, Long Island");
        assertTrue(mailed().stream()
                .anyMatch(letter -> letter.contains("Howe 3-1-1") && letter.contains("Howe 3-6?-1?")));
        run(0, "verify", "ww-2");
        assertTrue(said.toString().startsWith("ww-2: Nothing is amiss"), said::toString);
        var python = new ProcessBuilder("python3", "../adjudicator/verify/verify.py", folder.resolve("game.yaml").toString())
                .redirectErrorStream(true)
                .start();
        var told = new String(python.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, python.waitFor(), told);
    }

    private List<String> mailed() throws IOException {
        var letters = new ArrayList<String>();
        try (var files = Files.list(folder.resolve("outbox"))) {
            for (var file : files.toList()) letters.add(Files.readString(file));
        }
        return letters;
    }

    private void enter(int exit, String side, String words) throws IOException {
        var letter = Files.writeString(home.resolve("letter"), words + "\n");
        run(exit, "adjudicate", "ww-2", letter.toString(), "--as", side);
    }

    private void run(int exit, String... words) {
        said.getBuffer().setLength(0);
        var out = new PrintWriter(said, true);
        var all = Stream.concat(Stream.of(words), Stream.of("--home", home.toString()));
        assertEquals(exit, Main.run(out, out, all.toArray(String[]::new)), said::toString);
    }

    @Test
    void aBrokenGameIsTold() throws IOException {
        Files.writeString(folder.resolve("game.yaml"), "nothing");
        assertEquals(1, check(), said::toString);
        assertTrue(said.toString().startsWith("ww-1776      differs in impulse 0, entry 1: "), said::toString);
    }
}
