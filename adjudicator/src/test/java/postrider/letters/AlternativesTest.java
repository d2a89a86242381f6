package postrider.letters;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class AlternativesTest {
    private static List<String> retreats() {
        var ways = new ArrayList<>(List.of("to Concord", "to Springfield", "to Newport"));
        for (var place : List.of("Concord", "Springfield", "Newport"))
            for (int units = 4; units > 0; units--) ways.add("only %d CU to %s".formatted(units, place));
        ways.add("stand");
        return ways;
    }

    @Test
    void thoseThatDifferInHowManyAreOne() {
        var retreats = new Alternatives(retreats());
        assertEquals(
                List.of(
                        "to Concord",
                        "to Springfield",
                        "to Newport",
                        "only 4 CU to Concord",
                        "only 4 CU to Springfield",
                        "only 4 CU to Newport",
                        "stand"),
                retreats.lines());
        assertEquals(
                List.of(
                        "to Concord",
                        "to Springfield",
                        "to Newport",
                        "only 1 to 4 CU to Concord",
                        "only 1 to 4 CU to Springfield",
                        "only 1 to 4 CU to Newport",
                        "stand"),
                retreats.unshown());
    }

    @Test
    void fewAreAllShown() {
        var few = List.of("Greene from Newport", "only 1 CU with Greene", "only 2 CU with Greene", "no");
        assertEquals(few, new Alternatives(few).lines());
        assertEquals(List.of(), new Alternatives(few).unshown());
    }

    @Test
    void ofManyThatAreNotAlikeSomeAreShown() {
        var many = IntStream.range(0, 100).mapToObj("hex %d"::formatted).toList();
        assertEquals(12, new Alternatives(many).lines().size());
        assertEquals("hex 99", new Alternatives(many).lines().getLast());
        assertEquals(many, new Alternatives(many).unshown());
    }
}
