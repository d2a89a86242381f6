package postrider.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SettleCommandTest {
    @TempDir
    Path home;

    private Typed typed;

    @BeforeEach
    void begin() {
        typed = new Typed(home);
        assertEquals(0, typed.run(Typed.beginning("r-1")));
    }

    /** Runs a command; a | is a blank within a word. */
    private int run(String words) {
        return typed.run(
                Stream.of(words.split(" ")).map(word -> word.replace('|', ' ')).toArray(String[]::new));
    }

    @Test
    void settlementsShowInTheHistory() {
        assertEquals(0, run("settle r-1 correct points|British|4 --reason miscounted --rule 5.1"));
        assertTrue(typed.said().contains("To the American player:"), typed::said);
        assertEquals(0, run("history r-1"));
        assertTrue(typed.said().contains("settled: correct: points British 4: miscounted"), typed::said);
    }

    @Test
    void aLetterIsNamedByEntryOrDigest() throws IOException {
        var letter = Files.writeString(home.resolve("standing"), "standing\n  bid: bid 2\n");
        assertEquals(0, run("adjudicate r-1 --as british " + letter), typed::said);
        var file = Files.readString(home.resolve("games/r-1/game.yaml"));
        var digest = file.replaceFirst("(?s).*\ndigest: \"([0-9a-f]{64})\".*", "$1");
        assertEquals(0, run("settle r-1 void %.8s --reason misread --dry-run".formatted(digest)), typed::said);
        assertTrue(typed.said().contains("A letter of the British player is void"), typed::said);
        int entry = file.substring(0, file.indexOf(digest)).split("\nentry: ", -1).length - 1;
        assertEquals(0, run("settle r-1 void %d --reason misread".formatted(entry)), typed::said);
        assertEquals(0, run("settle r-1 reinstate %s --reason misread".formatted(digest)), typed::said);
        assertEquals(Mistakes.USAGE, run("settle r-1 void %.7s --reason misread".formatted(digest)));
    }

    @Test
    void incompleteAndExcessiveSettlementsAreRefused() {
        for (var words : List.of(
                "uphold --reason |", "uphold --reason x --key nowhere", "uphold all --reason x", "rollback --reason x"))
            assertEquals(Mistakes.USAGE, run("settle r-1 " + words), typed::said);
        assertEquals(0, run("settle r-1 pause --reason x"), typed::said);
    }

    @Test
    void nobodyForfeitsAGameWithoutAClock() {
        assertEquals(Mistakes.USAGE, run("settle r-1 forfeit british --reason silence"));
        assertEquals(
                "This cannot be settled: the game has no clock; end it with 'concede', 'draw' or 'abandon'.\n",
                typed.said());
    }

    @Test
    void aDryRunEntersNothing() {
        assertEquals(0, run("settle r-1 abandon --reason silence --dry-run"));
        assertTrue(typed.said().contains("Nothing was entered, and no player is told of it."), typed::said);
        assertEquals(0, run("settle r-1 pause --reason holidays"));
        assertEquals(0, run("settle r-1 replace british Gage|<gage@example.invalid> --reason retired"));
        assertTrue(typed.said().contains("British: Gage <gage@example.invalid>"), typed::said);
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
        assertEquals(Mistakes.USAGE, run(words), typed::said);
        assertTrue(typed.said().lines().count() < 8, typed::said);
        assertEquals(0, run("history r-1"));
        assertFalse(typed.said().contains("settled"), typed::said);
    }
}
