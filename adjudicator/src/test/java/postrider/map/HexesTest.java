package postrider.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.ToIntBiFunction;
import org.junit.jupiter.api.Test;
import postrider.map.Hexes.Direction;
import postrider.map.Hexes.Hex;

/** Maps of hexes: neighbours, distances, sides, and the cheapest ways over rough ground. */
class HexesTest {
    private static final Hexes MAP = map(40, 1, 60);

    /** Its odd columns begin at row 00, half a hex higher than the even ones, which begin at 01. */
    private static final Hexes JAGGED = map(33, 0, 53);

    private static Hexes map(int columns, int top, int bottom) {
        var numbers = new ArrayList<String>();
        for (int column = 1; column <= columns; column++)
            for (int row = top; row <= bottom; row++)
                if (row > 0 || column % 2 == 1) numbers.add("%02d%02d".formatted(column, row));
        return new Hexes(numbers);
    }

    private static Hex hex(int column, int row) {
        return MAP.at(column, row).orElseThrow();
    }

    private static Hex jagged(String number) {
        return JAGGED.at(number).orElseThrow();
    }

    private static String names(List<Hex> hexes) {
        return String.join(" ", hexes.stream().map(Hex::toString).toList());
    }

    @Test
    void neighboursAreListedClockwiseFromTheOneAbove() {
        assertEquals("0502 0602 0603 0504 0403 0402", names(MAP.neighbours(hex(5, 3))));
        assertEquals("0402 0503 0504 0404 0304 0303", names(MAP.neighbours(hex(4, 3))));
    }

    @Test
    void hexesAtTheEdgesHaveFewerNeighbours() {
        assertEquals("0201 0102", names(MAP.neighbours(hex(1, 1))));
        assertEquals("0159 0259 0260", names(MAP.neighbours(hex(1, 60))));
        for (var hex : MAP.all())
            for (var next : MAP.neighbours(hex)) assertTrue(MAP.neighbours(next).contains(hex), hex + " " + next);
    }

    @Test
    void evenColumnsAreHalfAHexLower() {
        assertEquals("2028 2129 2130 2030 1930 1929", names(JAGGED.neighbours(jagged("2029"))));
        assertEquals("1928 2028 2029 1930 1829 1828", names(JAGGED.neighbours(jagged("1929"))));
    }

    @Test
    void aMapMayBeginAtRow00AndWithEveryOtherColumn() {
        assertEquals(1766, JAGGED.all().size());
        assertEquals("0101", names(JAGGED.neighbours(jagged("0100"))));
        assertEquals("0301", names(JAGGED.neighbours(jagged("0300"))));
        assertEquals("2501 2502 2402 2302 2301", names(JAGGED.neighbours(jagged("2401"))));
        assertEquals(Optional.empty(), JAGGED.at("2400"));
        assertEquals(Optional.empty(), JAGGED.at("3400"));
        assertEquals(Optional.empty(), JAGGED.at("24"));
        assertThrows(IllegalArgumentException.class, () -> new Hexes(List.of("0101", "0101")));
        assertThrows(IllegalArgumentException.class, () -> new Hexes(List.of("A101")));
    }

    @Test
    void threeDirectionsLeadUpAndThreeDown() {
        var trenton = jagged("2029");
        assertEquals("1929 2028 2129", next(trenton, Direction.UPWARDS));
        assertEquals("1930 2030 2130", next(trenton, Direction.DOWNWARDS));
        assertEquals(Optional.empty(), JAGGED.next(jagged("0100"), Direction.UP));
        for (var hex : JAGGED.all())
            for (var way : Direction.values())
                JAGGED.next(hex, way)
                        .ifPresent(next -> assertEquals(Optional.of(way), Hexes.direction(hex, next), hex + " " + way));
        assertEquals(Optional.empty(), Hexes.direction(trenton, jagged("2031")));
        assertEquals(Optional.empty(), Hexes.direction(trenton, trenton));
    }

    private static String next(Hex hex, List<Direction> ways) {
        return names(
                ways.stream().flatMap(way -> JAGGED.next(hex, way).stream()).toList());
    }

    @Test
    void hexesWithinADistanceAreFound() {
        var trenton = jagged("2029");
        assertEquals(Set.of(trenton), JAGGED.within(trenton, 0));
        assertEquals(61, JAGGED.within(trenton, 4).size());
        assertEquals(Set.of(jagged("0100"), jagged("0101")), JAGGED.within(jagged("0100"), 1));
    }

    @Test
    void aSideIsTheSameFromBothHexes() {
        var trenton = jagged("2029");
        var creek = List.of(List.of(trenton, jagged("2129")), List.of(jagged("2130"), trenton));
        var rivers = Hexsides.<String>none(JAGGED).with(creek, "creek");
        assertEquals(Optional.of("creek"), rivers.between(jagged("2129"), trenton));
        assertEquals(Optional.of("creek"), rivers.between(trenton, jagged("2130")));
        assertEquals(Optional.empty(), rivers.between(trenton, jagged("2030")));
        assertThrows(IllegalArgumentException.class, () -> rivers.between(trenton, jagged("1928")));
    }

    private static CheapestWays<Hex> ways(ToIntBiFunction<Hex, Hex> cost, Hex home, int most) {
        var prices = new Prices<>(MAP.all(), MAP::neighbours, cost);
        return new CheapestWays<>(prices, home, most, SpaceSet.none(MAP.all()));
    }

    /** Compared with ways of steps that cost 1, and with rings. */
    @Test
    void theDistanceIsTheFewestSteps() {
        for (var home : List.of(hex(1, 1), hex(20, 31), hex(40, 60))) {
            var steps = ways((from, to) -> 1, home, 100);
            var rings = new Distances<>(
                    List.of(new Distances.Network<>(Graph.of(MAP.all(), MAP::neighbours), 1)),
                    home,
                    80,
                    SpaceSet.none(MAP.all()),
                    SpaceSet.none(MAP.all()));
            for (var hex : MAP.all()) {
                int distance = Hexes.distance(home, hex);
                assertEquals(OptionalInt.of(distance), steps.costTo(hex), hex.toString());
                assertTrue(rings.at(distance).has(hex), hex.toString());
                assertEquals(distance, Hexes.distance(hex, home));
            }
        }
    }

    private static int rough(Hex from, Hex to) {
        int ground = (to.column() * 7 + to.row() * 13) % 5;
        return ground == 0 ? Prices.CLOSED : ground;
    }

    /** Compared with a search that tries every step until nothing gets cheaper. */
    @Test
    void noWayIsCheaperThanTheCheapest() {
        var home = hex(20, 30);
        Map<Hex, Integer> costs = new HashMap<>(Map.of(home, 0));
        for (boolean better = true; better; ) {
            better = false;
            for (var from : MAP.all())
                for (var to : MAP.neighbours(from)) {
                    if (!costs.containsKey(from) || rough(from, to) == Prices.CLOSED) continue;
                    int cost = costs.get(from) + rough(from, to);
                    if (cost > 40 || cost >= costs.getOrDefault(to, 41)) continue;
                    costs.put(to, cost);
                    better = true;
                }
        }
        var ways = ways(HexesTest::rough, home, 40);
        assertTrue(costs.size() > 500, "" + costs.size());
        for (var hex : MAP.all()) {
            var cost = ways.costTo(hex);
            assertEquals(costs.containsKey(hex) ? OptionalInt.of(costs.get(hex)) : OptionalInt.empty(), cost);
            if (cost.isEmpty()) continue;
            int paid = 0;
            var at = home;
            for (var next : ways.wayTo(hex)) {
                assertTrue(MAP.neighbours(at).contains(next), at + " " + next);
                paid += rough(at, next);
                at = next;
            }
            assertEquals(hex, at);
            assertEquals(cost, OptionalInt.of(paid));
        }
    }
}
