package postrider.gateway.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import postrider.needs.Need;
import postrider.needs.Needs;

class DisputedWarsTest {
    private static final Path GOLDEN = Path.of("../games");

    /** A war with a battle of every kind. */
    private static final String WAR = "washingtons-war/golden/british-victory";

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
    @ValueSource(
            strings = {
                "washingtons-war/golden/american-victory",
                "washingtons-war/golden/british-victory",
                "washingtons-war/golden/war-ends",
                "we-the-people/golden/washington-is-taken"
            })
    void everyTenthImpulseIsReproduced(String war) throws IOException {
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
    void battlesShowWhoAnsweredTheirTablesAndOurRulings() throws IOException {
        var sheets = battles().map(impulse -> type("dispute", WAR, impulse)).collect(Collectors.joining());
        for (var words : List.of(
                "how      by a standing order: retreat before battle",
                "how      by a clause under the order: if asked ",
                "how      by letter, entry ",
                "table    die for losses, 1 on 1 to 3, 2 on 4 or 5, 3 on 6",
                "key      9.5 the loser's losses",
                "9.45   discarded event     +1",
                "R12      Whose event is worth +1 in battle (6.33.C, 9.4, 9.45)",
                "+ French alliance ")) assertTrue(sheets.contains(words), words);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            5  | 7.1.A   | Howe needs 3 OPS, and the card with the queue has 3.
            5  | 7.8.A   | Washington, in Newport, is not adjacent to Philadelphia.
            5  | 7.7     | The Congress is not in New Brunswick.
            8  | 9.0     | The Americans in Yorktown, winter offensive: Washington does not lead.
            12 | 7.3.B   | Not refused with "New Haven is not adjacent to New York."
            20 | 13.1    | British CUs are in the thirteen colonies.
            35 | 9.63.A  | The attacker can go back to Springfield.
            """)
    void aRuleThatDidNotApplySaysWhy(String impulse, String rule, String fact) {
        var why = type("dispute", WAR, impulse, "--why", rule);
        assertTrue(passed(why).contains(fact), why);
    }

    private static String passed(String why) {
        return why.substring(why.indexOf("did not apply"), why.indexOf("Our rulings on it"))
                .replaceAll("\\s+", " ");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            2  | 7.1  | The Congress is not in Barnstable.
            14 | 12.0 | American or French CUs are on the map.
            """)
    void inWeThePeopleToo(String impulse, String rule, String fact) {
        var why = type("dispute", "we-the-people/golden/washington-is-taken", impulse, "--why", rule);
        assertTrue(passed(why).contains(fact), why);
    }

    /** The impulses with a battle. */
    private static Stream<String> battles() throws IOException {
        return Pattern.compile("\nimpulse: (\\d+)\nentries:\n(?:- .*\n)*- .*\"9.5 the loser's losses\"")
                .matcher(Files.readString(GOLDEN.resolve(WAR).resolve("game.yaml")))
                .results()
                .map(played -> played.group(1))
                .distinct();
    }

    @Test
    void thePageHasTheMapBeforeAndAfterAndNamesNothingOutside() throws IOException {
        var file = folder.resolve("battle.html");
        type("dispute", WAR, battles().findFirst().orElseThrow(), "--html", file.toString());
        var page = Files.readString(file);
        assertEquals(2, page.split("src=\"data:image/svg\\+xml;base64,", -1).length - 1);
        assertTrue(page.contains("The game is over, and has no secret left."));
        assertTrue(page.contains("as it was read"));
        assertEquals(-1, page.indexOf("http"));
    }

    @Test
    @Needs(Need.PYTHON)
    void theBundleOfAWarThatIsOverIsCheckedWithNothingOfOurs() throws IOException, InterruptedException {
        var zip = folder.resolve("battle.zip");
        type("dispute", WAR, battles().findFirst().orElseThrow(), "--bundle", zip.toString());
        try (var in = new ZipInputStream(Files.newInputStream(zip))) {
            for (var entry = in.getNextEntry(); entry != null; entry = in.getNextEntry())
                Files.copy(in, folder.resolve(entry.getName()));
        }
        assertTrue(Files.readString(folder.resolve("index.html")).contains("data:image/svg+xml;base64,"));
        assertTrue(Files.readString(folder.resolve("rules.txt")).contains("R12. Whose event is worth +1 in battle"));
        assertTrue(Files.readString(folder.resolve("cases.txt")).contains("CASE 9.2.4-"));
        var python = new ProcessBuilder("python3", "verify.py", "game.yaml")
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
        var said = new String(python.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, python.waitFor(), said);
        assertTrue(said.contains("nothing is amiss"), said);
    }
}
