package postrider.dice;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** How paths are cut. Eight leaves are three steps below their root. */
class ProvedPlacesTest {
    private static final List<String> PATH =
            Stream.of("aa", "bb", "cc").map(two -> two.repeat(32)).toList();

    private final ProvedPlaces proved = new ProvedPlaces(List.of(new ChanceHistory.Place(1, 3)));

    @Test
    void aPathEndsWhereItMeetsAnEarlierOne() {
        assertEquals(card(1, 4, 0), proved.telling(card(1, 4, 3)), "its leaf is the neighbour of leaf 3");
        assertEquals(card(1, 1, 1), proved.telling(card(1, 1, 3)));
        assertEquals(card(1, 7, 2), proved.telling(card(1, 7, 3)));
        assertEquals(card(1, 5, 1), proved.telling(card(1, 5, 3)), "it meets the way of leaf 7");
        assertEquals(card(1, 3, 0), proved.telling(card(1, 3, 3)), "it is proved already");
    }

    @Test
    void eachListHasItsOwnNodes() {
        assertEquals(card(2, 4, 3), proved.telling(card(2, 4, 3)));
        var parts = "[ part 4 of order 1, %s ] [ part 3 of order 1, %s ]";
        assertEquals(
                parts.formatted(leaf(4, "to Boston", 3), leaf(3, "to Boston", 0)),
                proved.telling(parts.formatted(leaf(4, "to Boston", 3), leaf(3, "to Boston", 3))));
    }

    @Test
    void aProofWithoutAPathIsUnchanged() {
        var drawn = "[ drawn 3 of shuffle 1 ]";
        assertEquals(drawn, proved.telling(drawn));
        assertEquals("", proved.telling(""));
    }

    private static String card(int shuffle, int place, int steps) {
        return new Proof.Card(shuffle, leaf(place, "Drums", steps)).toString();
    }

    private static Proof.Leaf leaf(int place, String item, int steps) {
        return new Proof.Leaf(place, item, "5a".repeat(32), PATH.subList(0, steps));
    }
}
