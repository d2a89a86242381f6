package postrider.americanwar.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The blanks of a table are known when it is read. */
class SentenceTest {
    @Test
    void aSentenceIsFilledIn() {
        var sentence = Sentence.of("with {ops}, up to {times left} times", Advice.Blank.class);
        assertEquals(
                Optional.of("with OPS, up to TIMES_LEFT times"), sentence.filled(blank -> Optional.of("" + blank)));
    }

    @Test
    void aSentenceWithAnEmptyBlankIsLeftOut() {
        var sentence = Sentence.of("{british}with {ops}", Advice.Blank.class);
        assertEquals(
                Optional.empty(), sentence.filled(blank -> Optional.of("").filter(some -> blank == Advice.Blank.OPS)));
    }

    @Test
    void aMisspeltBlankFailsWhenTheTableIsRead() {
        assertThrows(IllegalArgumentException.class, () -> Advice.from("strategy ==> 6.3: play {event}."));
        assertThrows(IllegalArgumentException.class, () -> CardNotes.from("battle ==> x\nplace-pc ==> {PC marker}"));
    }
}
