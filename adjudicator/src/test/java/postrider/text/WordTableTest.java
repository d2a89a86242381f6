package postrider.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

class WordTableTest {
    @Test
    void aRowMayContinueOnTheNextLine() {
        assertEquals(
                List.of(List.of("moves?", "go"), List.of("raid (.+)", "Whom?", "raid: $1"), List.of("please", "")),
                WordTable.rows("""
                        # how they say it

                        moves? ==> go
                        raid (.+)
                            ==> Whom?
                            ==> raid: $1
                        please ==>
                        """));
    }

    @Test
    void definedWordsAreFilledInAndUnderscoresAreSpacesAtTheEdge() {
        assertEquals(List.of(List.of(" (?:go|run) to ", "to ")), WordTable.rows("""
                GO := (?:go|run)
                FAR := {GO} to
                _{FAR}_ ==> to_
                """));
    }

    @Test
    void aRowWithTheWrongNumberOfCellsIsRejected() {
        var table = """
                moves? ==> go
                raid (.+)
                """;
        assertThrows(IllegalArgumentException.class, () -> WordTable.rows(table, 2));
        assertThrows(IllegalArgumentException.class, () -> WordTable.rows("moves? ==> go ==> on", 2));
    }
}
