package postrider.gateway.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import postrider.gateway.tournament.Leaf.Say;
import postrider.gateway.tournament.Leaf.Table;

/** Pages of a tournament, as text and as HTML. */
class LeafTest {
    private static final String LONG = "Charlotte-Amalie von Hohenlohe-Langenburg-Weikersheim";

    private static Table table(String second) {
        return new Table(
                List.of("", "Name", "Points"),
                List.of(0, 2),
                List.of(List.of("1.", "Jane", "2.5"), List.of("10.", second, "0")));
    }

    @Test
    void aTableHasColumns() {
        assertEquals("""
            Table
            =====

                 Name  Points
            -----------------
             1.  Jane     2.5
            10.  Ida        0
            """, Leaf.of("Cup", "Table", table("Ida")).text());
    }

    /** A table that is too wide for a letter is printed row by row. */
    @Test
    void aTableThatIsTooWideIsPrintedRowByRow() {
        var leaf = Leaf.of("Cup", "Table", table(LONG + " of " + LONG), Leaf.words("%s ".repeat(9), (Object[])
                "a b c d e f g h i".split(" ")));
        assertTrue(leaf.text().lines().allMatch(line -> line.length() <= 72), leaf.text());
        assertTrue(leaf.text().contains("10.: Name " + LONG), leaf.text());
    }

    /** Names and reasons are other people's words. */
    @Test
    void textIsEscaped() {
        var leaf = Leaf.of("<b>Cup", "\"A\" & B", table("<script>"), new Say("tournament cup: lot <i>"));
        assertTrue(leaf.html().contains("&lt;script&gt;") && leaf.html().contains("lot &lt;i&gt;"), leaf.html());
        assertTrue(!leaf.html().contains("<script>") && !leaf.html().contains("<b>Cup"), leaf.html());
    }
}
