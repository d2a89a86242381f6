package postrider.templates;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import postrider.kernel.view.View.Block;
import postrider.kernel.view.View.Fact;

class ColumnsTest {
    private static final String LINE = "word ".repeat(13).strip();

    @Test
    void numbersAreAlignedToTheRight() {
        assertEquals("""
                Colony   PCs
                -------  ---
                Georgia    3
                Canada    11
                """, table(List.of("Colony", "PCs"), List.of(List.of("Georgia", "3"), List.of("Canada", "11"))));
    }

    @Test
    void aLongCellWrapsInItsColumn() {
        assertEquals("""
                Colony   Spaces
                -------  ---------------------------------------------------------------
                Georgia  word word word word word word word word word word word word
                         word
                """, table(List.of("Colony", "Spaces"), List.of(List.of("Georgia", LINE))));
    }

    @Test
    void aTableTooWideBecomesStanzas() {
        var head = IntStream.range(0, 9).mapToObj(i -> "Long-head-" + i).toList();
        var row = IntStream.range(0, 9).mapToObj(i -> "cell " + i).toList();
        var stanzas = table(head, List.of(row, row));
        assertTrue(stanzas.startsWith("Long-head-0: cell 0\n  Long-head-1: cell 1\n"), stanzas);
        assertTrue(stanzas.contains("  Long-head-8: cell 8\n\nLong-head-0: cell 0\n"), stanzas);
    }

    @Test
    void factsHaveTwoColumns() {
        var facts = new Block.Facts(List.of(new Fact("Turn", "1777"), new Fact("French alliance", LINE)));
        assertEquals("""
                Turn             1777
                French alliance  word word word word word word word word word word word
                                 word word
                """, Columns.block(facts));
    }

    @Test
    void emptyBlocksPrintNothing() {
        assertEquals("", Columns.block(new Block.Facts(List.of())));
        assertEquals("", Columns.block(new Block.Lines(List.of())));
        assertEquals("", table(List.of(), List.of()));
        assertEquals("Colony\n------\n", table(List.of("Colony"), List.of()));
    }

    private static String table(List<String> head, List<List<String>> rows) {
        return Columns.block(new Block.Table(head, rows));
    }
}
