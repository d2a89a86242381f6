package postrider.gateway.command;

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
    void aBrokenGameIsTold() throws IOException {
        Files.writeString(folder.resolve("game.yaml"), "nothing");
        assertEquals(1, check(), said::toString);
        assertTrue(said.toString().startsWith("ww-1776      differs in impulse 0, entry 1: "), said::toString);
    }
}
