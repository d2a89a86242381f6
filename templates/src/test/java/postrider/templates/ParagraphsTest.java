package postrider.templates;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class ParagraphsTest {
    private static final String LINE = "word ".repeat(13).strip();

    @Test
    void aWordIsBrokenOnlyIfItIsLongerThanALine() {
        assertEquals(List.of("one", "fourteen", "letters"), Paragraphs.wrap("one fourteen letters", 9));
        assertEquals(List.of("abcdefghi", "jkl"), Paragraphs.wrap("abcdefghijkl", 9));
        assertEquals(List.of("a", "bcdefghij", "klm n"), Paragraphs.wrap("a bcdefghijklm n", 9));
    }

    @Test
    void surrogatePairsAreNeverSplit() {
        assertEquals(List.of("\uD83D\uDE00\uD83D\uDE00", "\uD83D\uDE00"), Paragraphs.wrap("\uD83D\uDE00".repeat(3), 2));
    }

    @Test
    void aBeginningThatLeavesTooLittleRoomGetsItsOwnLine() {
        var hash = "f".repeat(64);
        assertEquals("The letter\n        " + hash + "\n", Paragraphs.paragraph(hash, "The letter  ", "    "));
        assertEquals("8       " + hash + "\n", Paragraphs.paragraph(hash, "8       ", "        "));
    }

    @Test
    void continuationsAreIndentedFourDeeper() {
        assertEquals("  " + LINE + "\n      once more\n", Paragraphs.hang("  " + LINE + " once more"));
    }

    @Test
    void aLetterIsMadeFitForMail() {
        assertEquals(
                "Sir,\n\n\n From here\n --\n -- you\n",
                Paragraphs.fold("\n\nSir,  \n\n\n\n\nFrom here\n-- \n-- you\n\n"));
    }
}
