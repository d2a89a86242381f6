package postrider.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import postrider.desk.GameCatalog;
import postrider.desk.Office;
import postrider.desk.Raids;

class SettleCommandTest {
    @TempDir
    Path home;

    private final StringWriter said = new StringWriter();

    @BeforeEach
    void begin() {
        assertEquals(
                0,
                run(
                        "new raids r-1 --player british=Howe|<howe@example.invalid> --player american=Lee|<lee@example.invalid>"));
    }

    /** Runs a command; a | is a blank within a word. */
    private int run(String words) {
        said.getBuffer().setLength(0);
        var out = new PrintWriter(said, true);
        var setting = new Setting(
                new GameCatalog(List.of(new Raids())), new OnPaper(), InstantSource.fixed(Office.NOON), out, out);
        var all = Stream.concat(Stream.of(words.split(" ")), Stream.of("--home", home.toString()));
        return Postrider.run(
                setting, Map.of(), all.map(word -> word.replace('|', ' ')).toArray(String[]::new));
    }

    @Test
    void settlementsShowInTheHistory() {
        assertEquals(0, run("settle r-1 correct points|British|4 --reason miscounted --rule 5.1"));
        assertTrue(said.toString().contains("To the American player:"), said::toString);
        assertEquals(0, run("history r-1"));
        assertTrue(said.toString().contains("settled: correct: points British 4: miscounted"), said::toString);
    }

    @Test
    void aLetterIsNamedByEntryOrDigest() throws IOException {
        var letter = Files.writeString(home.resolve("standing"), "standing\n  bid: bid 2\n");
        assertEquals(0, run("adjudicate r-1 --as british " + letter), said::toString);
        var file = Files.readString(home.resolve("games/r-1/game.yaml"));
        var digest = file.replaceFirst("(?s).*\ndigest: \"([0-9a-f]{64})\".*", "$1");
        assertEquals(0, run("settle r-1 void %.8s --reason misread --dry-run".formatted(digest)), said::toString);
        assertTrue(said.toString().contains("A letter of the British player is void"), said::toString);
        int entry = file.substring(0, file.indexOf(digest)).split("\nentry: ", -1).length - 1;
        assertEquals(0, run("settle r-1 void %d --reason misread".formatted(entry)), said::toString);
        assertEquals(0, run("settle r-1 reinstate %s --reason misread".formatted(digest)), said::toString);
        assertEquals(Mistakes.USAGE, run("settle r-1 void %.7s --reason misread".formatted(digest)));
    }

    @Test
    void incompleteAndExcessiveSettlementsAreRefused() {
        for (var words : List.of(
                "uphold --reason |", "uphold --reason x --key nowhere", "uphold all --reason x", "rollback --reason x"))
            assertEquals(Mistakes.USAGE, run("settle r-1 " + words), said::toString);
        assertEquals(0, run("settle r-1 pause --reason x"), said::toString);
    }

    @Test
    void nobodyForfeitsAGameWithoutAClock() {
        assertEquals(Mistakes.USAGE, run("settle r-1 forfeit british --reason silence"));
        assertEquals(
                "This cannot be settled: the game has no clock; end it with 'concede', 'draw' or 'abandon'.\n",
                said.toString());
    }

    @Test
    void aDryRunEntersNothing() {
        assertEquals(0, run("settle r-1 abandon --reason silence --dry-run"));
        assertTrue(said.toString().contains("Nothing was entered, and no player is told of it."), said::toString);
        assertEquals(0, run("settle r-1 pause --reason holidays"));
        assertEquals(0, run("settle r-1 replace british Gage|<gage@example.invalid> --reason retired"));
        assertTrue(said.toString().contains("British: Gage <gage@example.invalid>"), said::toString);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "settle r-1 frobnicate --reason x",
                "settle r-1 uphold too much --reason x",
                "settle r-1 rollback --reason x",
                "settle r-1 rollback one --reason x",
                "settle r-1 rollback 7 --reason x",
                "settle r-1 correct --reason x",
                "settle r-1 correct points|British|99 --reason x",
                "settle r-1 void --reason x",
                "settle r-1 void 1 --reason x",
                "settle r-1 void 99 --reason x",
                "settle r-1 reinstate 3b --reason x",
                "settle r-1 concede french --reason x",
                "settle r-1 replace british --reason x",
                "settle r-1 replace british nobody --reason x",
                "settle r-1 resume --reason x",
                "settle r-1 uphold",
                "settle r-9 uphold --reason x"
            })
    void aMistakeIsReportedAndNothingEntered(String words) {
        assertEquals(Mistakes.USAGE, run(words), said::toString);
        assertTrue(said.toString().lines().count() < 8, said::toString);
        assertEquals(0, run("history r-1"));
        assertTrue(!said.toString().contains("settled"), said::toString);
    }
}
