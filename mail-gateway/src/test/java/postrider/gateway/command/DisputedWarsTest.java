package postrider.gateway.command;

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
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole wars, each of their impulses called in question. */
class DisputedWarsTest {
    private static final Path GOLDEN = Path.of("../games/washingtons-war/golden");

    /** A battle with a clause, standing orders and a discarded card. */
    private static final String BATTLE = "16";

    private static final int LONGEST = 80;

    @TempDir
    private Path folder;

    private String type(String verb, String war, String... more) {
        var out = new StringWriter();
        var err = new StringWriter();
        var words = new ArrayList<>(List.of(verb, GOLDEN.resolve(war).toString()));
        words.addAll(List.of(more));
        int exit = Main.run(new PrintWriter(out), new PrintWriter(err), words.toArray(String[]::new));
        assertEquals(0, exit, err.toString());
        return out.toString();
    }

    @ParameterizedTest
    @ValueSource(strings = {"american-victory", "british-victory", "war-ends"})
    void everyTenthImpulseIsLaidOpenAsItWasRecorded(String war) throws IOException {
        var file = Files.readString(GOLDEN.resolve(war).resolve("game.yaml"));
        int impulses = (int)
                file.lines().filter(line -> line.equals("purpose: \"order\"")).count();
        IntStream.rangeClosed(0, impulses / 10).map(i -> i * 10).forEach(impulse -> {
            var sheet = type("dispute", war, String.valueOf(impulse));
            assertFalse(sheet.contains("does not come out"), sheet);
            assertEquals(
                    List.of(),
                    sheet.lines().filter(line -> line.length() > LONGEST).toList());
        });
    }

    @Test
    void aBattleShowsWhoAnsweredItsTableAndOurRulings() {
        var sheet = type("dispute", "american-victory", BATTLE);
        for (var words : List.of(
                "how      by a standing order: retreat before battle if not outnumbered: stand",
                "how      by a clause under his order: if asked battle card",
                "table    die for losses, 1 on 1 to 3, 2 on 4 or 5, 3 on 6",
                "key      9.5 the loser's losses",
                "9.45   discarded event     +1",
                "R85      By sea to where the attack came from (9.61.B, 9.62, 9.63.B)",
                "+ Clinton + 2 CU in Alexandria")) assertTrue(sheet.contains(words), words + "\n" + sheet);
    }

    @Test
    void thePageHasTheMapBeforeAndAfterAndNamesNothingOutside() throws IOException {
        var file = folder.resolve("16.html");
        type("dispute", "american-victory", BATTLE, "--html", file.toString());
        var page = Files.readString(file);
        assertEquals(2, page.split("src=\"data:image/svg\\+xml;base64,", -1).length - 1);
        assertTrue(page.contains("For the referee alone."));
        assertTrue(page.contains("if asked battle card: discard 102 Unidentified card"));
        assertEquals(-1, page.indexOf("http"));
    }
}
