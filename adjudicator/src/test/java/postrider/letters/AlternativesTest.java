package postrider.letters;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.HashSet;
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
    void alternativesThatDifferOnlyInANumberAreListedOnce() {
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
    void aFewAlternativesAreAllListed() {
        var few = List.of("Greene from Newport", "only 1 CU with Greene", "only 2 CU with Greene", "no");
        assertEquals(few, new Alternatives(few).lines());
        assertEquals(List.of(), new Alternatives(few).unshown());
    }

    @Test
    void onlySomeOfManyDifferentAlternativesAreListed() {
        var many = IntStream.range(0, 200).mapToObj("hex %d"::formatted).toList();
        var lines = new Alternatives(many).lines();
        assertEquals(12, new HashSet<>(lines).size());
        assertEquals(many.subList(0, 5), lines.subList(0, 5));
        assertEquals("hex 199", lines.getLast());
        assertEquals(many, new Alternatives(many).unshown());
    }
}
