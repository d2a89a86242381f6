package postrider.kernel.question;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import postrider.kernel.Tribute;
import postrider.kernel.ruling.Refused;

class FreeQuestionTest {
    private static final Tribute TRIBUTE = new Tribute(40);

    @Test
    void otherAnswersThanTheExamplesAreLegal() {
        assertEquals(List.of("40 men"), TRIBUTE.options());
        assertEquals(7, TRIBUTE.read(" 007 men"));
        assertEquals("7 men", TRIBUTE.canonical("007 men"));
        assertFalse(TRIBUTE.isForced());
    }

    @Test
    void refusalsComeWithExamples() {
        for (var words : List.of("41 men", "all")) {
            var refused = assertThrows(Refused.class, () -> TRIBUTE.read(words));
            assertEquals(List.of("40 men"), refused.refusals().getFirst().nearest());
        }
    }
}
