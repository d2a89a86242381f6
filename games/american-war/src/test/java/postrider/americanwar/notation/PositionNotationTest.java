package postrider.americanwar.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import postrider.americanwar.Toy;
import postrider.americanwar.Track;

class PositionNotationTest {
    private static final PositionNotation NOTATION = Toy.NOTATION;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "year 1777; phase committees; American to move",
                "nobody to move; no British regulars; phase over",
                "Howe + 5 CU in Boston; Gage captured; British PC in Boston, Salem",
                "Washington + 2 CU + 3 French CU in Concord; Congress in Newport; American PC in all of Massachusetts",
                "French Navy in Quebec; British reinforcements 5 CU; French reinforcements 0 CU",
                "American hand 1; discards 3",
                "strategy deck 2"
            })
    void aWrittenPositionReadsAsAnEqualOne(String text) {
        var position = NOTATION.position(text);
        assertEquals(position, NOTATION.position(NOTATION.write(position)));
        assertNotEquals(PositionNotation.blank(Toy.BOX), position, text);
    }

    @Test
    void aPhaseThatTheBookLacksIsRefused() {
        var forms = PositionNotation.Forms.of(
                PositionStatements.turn(List.of(Track.Phase.STRATEGY, Track.Phase.OVER)), "Boston", List.of());
        var blank = PositionNotation.blank(Toy.BOX);
        var fault =
                assertThrows(IllegalArgumentException.class, () -> forms.all().apply(blank, "phase for the king"));
        assertTrue(fault.getMessage().contains("the phases are strategy, over"), fault::getMessage);
    }
}
