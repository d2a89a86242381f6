package postrider.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class WordingTest {
    @Test
    void alternativesAreJoinedByOr() {
        var spaces = List.of("Salem", "Lexington and Concord", "Camden");
        assertEquals("Salem, Lexington and Concord or Camden", Wording.or(spaces));
        assertEquals("Salem, Lexington and Concord or 1 more", Wording.or(spaces, 2));
        assertEquals("Salem", Wording.or(List.of("Salem")));
        assertEquals("", Wording.or(List.of()));
    }

    @Test
    void listsAreJoinedByAnd() {
        assertEquals("Salem, Camden and Augusta", Wording.list(List.of("Salem", "Camden", "Augusta")));
        assertEquals("Salem and Camden", Wording.list(List.of("Salem", "Camden")));
        assertEquals("Salem", Wording.list(List.of("Salem")));
        assertEquals("Salem, Camden", Wording.orNone(List.of("Salem", "Camden")));
        assertEquals("none", Wording.orNone(List.of()));
    }

    @Test
    void nounsAreCountedAndCapitalised() {
        assertEquals("1 card, 2 cards", Wording.count(1, "card") + ", " + Wording.count(2, "card"));
        assertEquals("an American, a British", Wording.a("American") + ", " + Wording.a("British"));
        assertEquals("Your, your", Wording.capital("your") + ", " + Wording.uncapital("Your"));
    }
}
