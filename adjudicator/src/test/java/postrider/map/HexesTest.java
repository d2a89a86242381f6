package postrider.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import postrider.map.Hexes.Hex;

/** A map of 40 x 60 hexes: neighbours, distances, lines, and the cheapest ways over dear ground. */
class HexesTest {
    private static final Hexes MAP = new Hexes(40, 60);

    private static Hex hex(int column, int row) {
        return MAP.at(column - 1, row - 1).orElseThrow();
    }

    private static String names(List<Hex> hexes) {
        return String.join(" ", hexes.stream().map(Hex::toString).toList());
    }

    @Test
    void sixNeighboursClockwiseFromTheOneAbove() {
        assertEquals("0502 0602 0603 0504 0403 0402", names(MAP.neighbours(hex(5, 3))));
        assertEquals("0402 0503 0504 0404 0304 0303", names(MAP.neighbours(hex(4, 3))));
    }

    @Test
    void fewerAtTheEdges() {
        assertEquals("0201 0102", names(MAP.neighbours(hex(1, 1))));
        assertEquals("0159 0259 0260", names(MAP.neighbours(hex(1, 60))));
        for (var hex : MAP.all())
            for (var next : MAP.neighbours(hex)) assertTrue(MAP.neighbours(next).contains(hex), hex + " " + next);
    }

    /** Steps counted one by one, from three hexes, are the distance. */
    @Test
    void theDistanceIsTheFewestSteps() {
        for (var home : List.of(hex(1, 1), hex(20, 31), hex(40, 60))) {
            var steps = new CheapestWays<>(MAP.all(), home, 100, MAP::neighbours, (from, to) -> 1);
            var rings = new Distances<>(
                    List.of(new Distances.Lines<>(MAP.graph(), 1)),
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

    @Test
    void aLineGoesFromNeighbourToNeighbourAndBackTheSameWay() {
        assertEquals("0202 0302 0401 0501", names(MAP.line(hex(2, 2), hex(5, 1))));
        var random = new SplittableRandom(1);
        for (int round = 0; round < 2000; round++) {
            var from = MAP.all().get(random.nextInt(2400));
            var to = MAP.all().get(random.nextInt(2400));
            var line = MAP.line(from, to);
            assertEquals(from, line.getFirst());
            assertEquals(to, line.getLast());
            for (int i = 1; i < line.size(); i++)
                assertEquals(1, Hexes.distance(line.get(i - 1), line.get(i)), names(line));
            var back = new ArrayList<>(MAP.line(to, from));
            assertEquals(line, back.reversed());
        }
    }

    private static int dear(Hex from, Hex to) {
        int ground = (to.column() * 7 + to.row() * 13) % 5;
        return ground == 0 ? CheapestWays.CLOSED : ground;
    }

    /** Against a search that tries every step until nothing gets cheaper. */
    @Test
    void theCheapestWayIsTheCheapest() {
        var home = hex(20, 30);
        Map<Hex, Integer> costs = new HashMap<>(Map.of(home, 0));
        for (boolean better = true; better; ) {
            better = false;
            for (var from : MAP.all())
                for (var to : MAP.neighbours(from)) {
                    if (!costs.containsKey(from) || dear(from, to) == CheapestWays.CLOSED) continue;
                    int cost = costs.get(from) + dear(from, to);
                    if (cost > 40 || cost >= costs.getOrDefault(to, 41)) continue;
                    costs.put(to, cost);
                    better = true;
                }
        }
        var ways = new CheapestWays<>(MAP.all(), home, 40, MAP::neighbours, HexesTest::dear);
        assertTrue(costs.size() > 500, "" + costs.size());
        for (var hex : MAP.all()) {
            var cost = ways.costTo(hex);
            assertEquals(costs.containsKey(hex) ? OptionalInt.of(costs.get(hex)) : OptionalInt.empty(), cost);
            if (cost.isEmpty()) continue;
            int paid = 0;
            var at = home;
            for (var next : ways.wayTo(hex)) {
                assertTrue(MAP.neighbours(at).contains(next), at + " " + next);
                paid += dear(at, next);
                at = next;
            }
            assertEquals(hex, at);
            assertEquals(cost, OptionalInt.of(paid));
        }
    }

    /** The whole map of 2,400 hexes; the best of many searches, for a busy machine tells nothing. */
    @Test
    void theWholeMapIsSearchedInWellUnderAMillisecond() {
        long best = Long.MAX_VALUE;
        for (int round = 0; round < 2000 && best > 500_000; round++) {
            long start = System.nanoTime();
            var ways = new CheapestWays<>(MAP.all(), hex(1, 1), 400, MAP::neighbours, (from, to) -> 1 + to.row() % 3);
            assertTrue(ways.costTo(hex(40, 60)).isPresent());
            best = Math.min(best, System.nanoTime() - start);
        }
        assertTrue(best <= 500_000, best + " ns");
    }
}
