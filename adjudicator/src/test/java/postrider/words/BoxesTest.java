package postrider.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class BoxesTest {
    @Test
    void aNoteTakesTwoLinesAtMost() {
        assertEquals(List.of(), Boxes.note(""));
        assertEquals(List.of("# 13 markers"), Boxes.note("13 markers"));
        assertEquals(
                List.of("# Abercromby attacks Ticonderoga, 21 against 7; then Loudoun, when", "# asked"),
                Boxes.note("Abercromby attacks Ticonderoga, 21 against 7; then Loudoun, when asked"));
        var many = Boxes.note("1,180 men over the Delaware to 1630; ".repeat(9));
        assertEquals(2, many.size());
        assertTrue(many.getLast().endsWith(" over ..."), many::toString);
        assertTrue(many.stream().allMatch(line -> line.length() <= 66 && Boxes.isNote(line)), many::toString);
    }
}
