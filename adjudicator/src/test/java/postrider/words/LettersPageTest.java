package postrider.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import postrider.kernel.Question;
import postrider.kernel.Side;

/** What docs/letters.md shows is what the referee reads. */
class LettersPageTest {
    private static final Question<?> CARD = Desk.battleCard("Camden", "", 1, 1);
    private static final Question<?> INTERCEPT = Desk.intercept("Camden", "Greene from Newport", "Arnold", "no");

    @Test
    void everyExampleIsRead() throws IOException {
        var kinds = examples().stream().map(LettersPageTest::kind).toList();
        assertEquals(List.of("Order", "Replies", "Replies", "Order", "Standing", "Order", "Status"), kinds);
    }

    private static String kind(String example) {
        List<Question<?>> open = example.contains("answer") ? List.of(CARD, INTERCEPT) : List.of(CARD);
        boolean reply = example.contains("answer") || example.endsWith("none");
        var table = new Table(Side.AMERICAN, Desk.NAMES, reply ? open : List.of(), lines -> List.of());
        var letter = Slip.open(example).read(table);
        if (letter instanceof Letter.Replies replies) assertEquals(List.of(), replies.refusals());
        assertFalse(letter instanceof Letter.Garbled, letter::toString);
        return letter.getClass().getSimpleName();
    }

    /** Runs of indented lines. */
    private static List<String> examples() throws IOException {
        var page = Files.readString(Path.of("../docs/letters.md"));
        return Arrays.stream(page.split("\n\n"))
                .filter(block -> block.startsWith("    "))
                .map(String::stripIndent)
                .map(String::strip)
                .toList();
    }
}
