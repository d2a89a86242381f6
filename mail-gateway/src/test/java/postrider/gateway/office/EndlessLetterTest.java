package postrider.gateway.office;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import postrider.store.GameFolder;

/** Signed letters of the greatest length: each is answered at once with a readable letter, and leaves hardly any trace. */
class EndlessLetterTest {
    private static Hatch hatch;
    private static GameFolder game;

    private static final String HEAD = "game ww-1\nimpulse 1\n";

    private static String many(int count, String line) {
        return IntStream.range(0, count)
                .mapToObj(i -> line.replace("#", "" + i))
                .collect(Collectors.joining("\n"));
    }

    static Stream<Arguments> letters() {
        return Stream.of(
                Arguments.of("junk lines", HEAD + many(20_000, "junk #")),
                Arguments.of("junk long lines", HEAD + many(250, "# " + "junk ".repeat(150))),
                Arguments.of("one line", HEAD + "x".repeat(900_000)),
                Arguments.of("one line, short enough", HEAD + "x".repeat(190_000)),
                Arguments.of("combining", HEAD + "e" + "\u0301".repeat(100_000)),
                Arguments.of("combining lines", HEAD + many(200, "e" + "\u0301".repeat(900))),
                Arguments.of("bidi", HEAD + "\u202eabc\u202d \u2066".repeat(10_000)),
                Arguments.of("NFKC blowup", HEAD + "\ufdfa".repeat(199_000)),
                Arguments.of("NFKC blowup lines", HEAD + many(400, "\ufdfa".repeat(400))),
                Arguments.of("clauses", HEAD + "pass\n" + many(5_000, "if asked battle card: discard #")),
                Arguments.of("standing clauses", "game ww-1\nstanding\n" + many(5_000, "battle card: discard 31 #")),
                Arguments.of("good standing", "game ww-1\nstanding\n" + many(60, "battle card: none")),
                Arguments.of(
                        "a name", HEAD + "play 41: activate " + "Washington".repeat(1_000) + " with 5 CU; to Boston"),
                Arguments.of("names", HEAD + "committees: " + "Concord, ".repeat(20_000)),
                Arguments.of("previews", HEAD + "preview ".repeat(100)),
                Arguments.of("previews below", HEAD + many(20_000, "preview")),
                Arguments.of("games", many(20_000, "game w#")),
                Arguments.of("impulses", "game ww-1\n" + many(10_000, "impulse #")),
                Arguments.of("courtesies", many(20_000, "Hello") + "\n" + HEAD + "help"),
                Arguments.of("courtesies 2", many(15_000, "Hello") + "\ngame ww-1\nstanding\nbattle card: none"),
                Arguments.of(
                        "farewell names", "game ww-1\nstanding\nbattle card: none\nRegards,\n" + many(10_000, "Jo")),
                Arguments.of("answers", HEAD + many(9_000, "answer battle card: none")),
                Arguments.of("steps", HEAD + "play 41: " + "; ".repeat(90_000)),
                Arguments.of("quotes", HEAD + many(600, ">".repeat(300) + " x")));
    }

    /** The largest message, in bytes. */
    private static final int LARGEST = 300_000;

    @BeforeAll
    static void begin(@TempDir Path home) throws IOException {
        hatch = new Hatch(home);
        game = hatch.begin("ww-1");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("letters")
    @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void aLetterOfTheGreatestLengthIsAnsweredBriefly(String name, String text) throws IOException {
        long before = Files.size(game.gameFile());
        hatch.now = hatch.now.plusSeconds(3600);
        hatch.washington.write(text);
        var sent = hatch.round();
        assertEquals(1, sent.size());
        assertTrue(
                sent.getFirst().length() < LARGEST, () -> "" + sent.getFirst().length());
        var outcome = hatch.outcomes(0).getLast();
        assertTrue(outcome.startsWith("answered "), outcome);
        long grown = Files.size(game.gameFile()) - before;
        assertTrue(grown < (outcome.contains(".receipt@") ? 3L * text.length() + 2_000 : 2_000), () -> "" + grown);
    }
}
