package postrider.box;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A malicious box is refused in sentences, quickly, and in little memory. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class HostileBoxTest {
    /** The limit of {@link BoxFiles}. */
    private static final int FULL = 300_000;

    private record Card(int number, String title, List<Integer> days, Optional<Double> share) {}

    private static final Section<Card> CARDS = new Section<>("cards", "card", "number", Card.class);

    @TempDir
    private Path folder;

    static Stream<Arguments> files() {
        return Stream.of(
                Arguments.of("brackets", full("[")),
                Arguments.of("closed brackets", "a: " + "[".repeat(100_000) + "]".repeat(100_000)),
                Arguments.of("braces", "a: " + full("{a: ")),
                Arguments.of("dashes", full("- ")),
                Arguments.of("questions", full("? ")),
                Arguments.of("steps", steps()),
                Arguments.of("laughs", laughs()),
                Arguments.of("a list in itself", "cards: &a [*a]"),
                Arguments.of("anchors", full("- &a b\n")),
                Arguments.of("merges", "cards:\n- &a {number: 1, title: x}\n" + full("- {<<: *a, number: 2}\n")),
                Arguments.of("tags", full("- !!java.lang.Runtime [x]\n")),
                Arguments.of("binary", "cards: !!binary " + full("AAAA")),
                Arguments.of("documents", full("---\n")),
                Arguments.of("a long key", full("a") + ": 1"),
                Arguments.of("a long number", "cards: [{number: " + full("9") + "}]"),
                Arguments.of("an endless number", "cards: [{number: 1e999999999, title: x, days: [1e-999999999]}]"),
                Arguments.of("a number in all systems", "cards: [{number: 0x" + "f".repeat(900) + "}]"),
                Arguments.of("time", "cards: [{number: 999999999:59:59.999}]"),
                Arguments.of("not a number", "cards: [{number: .nan, title: x, share: .inf}]"),
                Arguments.of("all numbers", "cards: [{number: 0-9999, title: x}]"),
                Arguments.of("all numbers over and over", "cards:\n" + full("- {number: 0-999}\n")),
                Arguments.of(
                        "a range of long lists",
                        "cards:\n- {number: 0-999, title: x, provenance: guess, days: [" + full("1,") + "]}"),
                Arguments.of("nothing", full("\0")),
                Arguments.of("quotes", "cards: \"" + full("\\u0000")),
                Arguments.of("a text of lines", "cards: |\n" + full(" a\n")),
                Arguments.of("sections", full("a%d: []\n")),
                Arguments.of("provenance", "provenance: {" + full("a: b, ") + "}\ncards: [{number: 1}]"),
                Arguments.of("provenance for each of many", provenances()),
                Arguments.of("records of nothing", "cards:\n" + full("- \n")),
                Arguments.of("records without end", "cards:\n" + full("- {}\n")));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("files")
    void isRefusedInSentences(String name, String yaml) {
        assertTrue(yaml.length() <= FULL, () -> yaml.length() + " bytes");
        var refused = assertThrows(
                IllegalArgumentException.class,
                () -> new BoxData(List.of(CARDS), new TreeMap<>(), new TreeMap<>(Map.of("theirs.yaml", yaml)))
                        .faults()
                        .throwIfAny());
        assertTrue(refused.getMessage().startsWith("The box cannot be used:\n  "), refused.getMessage());
        assertTrue(
                refused.getMessage().length() < 200_000,
                () -> refused.getMessage().length() + " characters");
    }

    private static String full(String piece) {
        return piece.repeat((FULL - 100) / piece.length());
    }

    /** Each line is indented further than the one before. */
    private static String steps() {
        var text = new StringBuilder();
        for (int depth = 0; depth < 700; depth++) text.append(" ".repeat(depth)).append("a:\n");
        return text.toString();
    }

    /** The file's provenance, which each record inherits, has thousands of grounds. */
    private static String provenances() {
        var text = new StringBuilder("provenance:\n");
        for (int i = 0; i < 12_000; i++) text.append("  p%d: guess\n".formatted(i));
        text.append("cards:\n");
        for (int i = 0; i < 4_000; i++) text.append("- {number: %d, title: x}\n".formatted(i));
        return text.toString();
    }

    private static String laughs() {
        var text = new StringBuilder("a0: &a0 [ha, ha, ha]\n");
        for (int i = 1; i < 60; i++)
            text.append("a%d: &a%d [%s]\n".formatted(i, i, String.join(", ", Collections.nCopies(9, "*a" + (i - 1)))));
        return text.append("cards: *a59\n").toString();
    }
}
