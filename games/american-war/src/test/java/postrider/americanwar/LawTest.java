package postrider.americanwar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import postrider.americanwar.Law.Subject;
import postrider.text.Lists;

/** A book must have a section on every subject, and on no other. */
class LawTest {
    private static final List<String> ROWS = Stream.of(Subject.values())
            .map(subject -> subject.name() + " ==> 1.0")
            .toList();

    private static Law law(List<String> rows) {
        return Law.from(String.join("\n", rows), (now, side) -> List.of(), side -> 7);
    }

    @Test
    void aSectionMayDifferBySide() {
        var rows = Lists.with(ROWS.subList(1, ROWS.size()), "claim the first play ==> 5.3.a ==> 5.3.b");
        assertEquals("5.3.a", law(rows).of(Subject.CLAIM_THE_FIRST_PLAY, Sides.AMERICAN));
        assertEquals("5.3.b", law(rows).of(Subject.CLAIM_THE_FIRST_PLAY, Sides.BRITISH));
        assertEquals("1.0", law(rows).of(Subject.SEA));
    }

    @Test
    void noRowIsMissing() {
        var missing = assertThrows(IllegalArgumentException.class, () -> law(ROWS.subList(1, ROWS.size())));
        assertEquals("There is no section on [CLAIM_THE_FIRST_PLAY]", missing.getMessage());
    }

    @Test
    void noRowIsAboutAnUnknownSubject() {
        assertThrows(IllegalArgumentException.class, () -> law(Lists.with(ROWS, "see ==> 7.5")));
    }

    @Test
    void noRowIsRepeated() {
        assertThrows(IllegalStateException.class, () -> law(Lists.with(ROWS, "sea ==> 7.5")));
    }
}
