package postrider.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import postrider.text.LazyList;

/** Sets of spaces compared with sorted sets of numbers, on maps of one, two, three and many words of bits. */
class SpaceSetTest {
    private record Spot(int index) implements Indexed {}

    private static List<Spot> map(int size) {
        return IntStream.range(0, size).mapToObj(Spot::new).toList();
    }

    private static List<Integer> indices(Iterable<Spot> spots) {
        var indices = new ArrayList<Integer>();
        spots.forEach(spot -> indices.add(spot.index));
        return indices;
    }

    private static TreeSet<Integer> some(SplittableRandom random, int size) {
        var some = new TreeSet<Integer>();
        for (int i = 0; i < size; i++) if (random.nextInt(3) == 0) some.add(i);
        return some;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 58, 64, 65, 128, 129, 141, 192, 193, 400})
    void aSpaceSetBehavesLikeASortedSet(int size) {
        var random = new SplittableRandom(size);
        var map = map(size);
        for (int round = 0; round < 50; round++) {
            var one = some(random, size);
            var other = some(random, size);
            var first = SpaceSet.of(map, one.stream().map(map::get).toList());
            var second = SpaceSet.of(map, other.stream().map(map::get).toList());
            assertEquals(List.copyOf(one), indices(first));
            assertEquals(one.size(), first.size());
            assertEquals(one.isEmpty(), first.isEmpty());
            var both = new TreeSet<>(one);
            both.retainAll(other);
            assertEquals(List.copyOf(both), indices(first.and(second)));
            var either = new TreeSet<>(one);
            either.addAll(other);
            assertEquals(List.copyOf(either), indices(first.or(second)));
            var less = new TreeSet<>(one);
            less.removeAll(other);
            assertEquals(List.copyOf(less), indices(first.minus(second)));
            assertEquals(first.minus(second), first.where(spot -> !second.has(spot)));
            assertEquals(other.containsAll(one), first.isWithin(second));
            assertTrue(first.and(second).isWithin(second));
            var spot = map.get(random.nextInt(size));
            assertEquals(one.contains(spot.index), first.has(spot));
            assertEquals(first.contains(spot), first.has(spot));
            assertEquals(first.without(spot), first.none().withAll(first).without(spot));
            assertFalse(first.without(spot).has(spot));
            for (int nth = 0; nth < first.size(); nth++)
                assertEquals(List.copyOf(one).get(nth), first.at(nth).index);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {58, 141, 400})
    void anIndexMapBehavesLikeASortedMap(int size) {
        var random = new SplittableRandom(size);
        var spots = map(size);
        var map = IndexMap.<Spot, Integer>none(spots);
        Map<Integer, Integer> model = new TreeMap<>();
        for (int round = 0; round < 300; round++) {
            var spot = spots.get(random.nextInt(size));
            if (random.nextBoolean()) {
                map = map.with(spot, round);
                model.put(spot.index, round);
            } else {
                map = map.without(spot);
                model.remove(spot.index);
            }
            assertEquals(List.copyOf(model.keySet()), indices(map.keySet()));
            assertEquals(List.copyOf(model.values()), List.copyOf(map.values()));
            assertEquals(model.getOrDefault(spot.index, -1), map.getOrDefault(spot, -1));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {58, 141, 400})
    void aLazyListBehavesLikeAList(int size) {
        var spots = map(size);
        var even = SpaceSet.all(spots).where(spot -> spot.index % 2 == 0);
        var joined = LazyList.<Integer>joined(
                List.of(LazyList.of(spots, spot -> spot.index), List.of(), even.lazily(spot -> -spot.index)));
        var written = new ArrayList<>(indices(spots));
        for (var spot : even) written.add(-spot.index);
        assertEquals(written, joined);
    }

    @Test
    void runsOverlapOnlyAtTheEnd() {
        var three = SpaceSet.of(map(9), map(9).subList(4, 7));
        assertEquals(List.of(map(9).subList(4, 6), map(9).subList(5, 7)), three.runs(2));
        var five = SpaceSet.of(map(9), map(9).subList(2, 7));
        assertEquals(List.of(map(9).subList(2, 4), map(9).subList(4, 6), map(9).subList(5, 7)), five.runs(2));
        assertEquals(List.of(map(9).subList(4, 7)), three.runs(5));
        assertEquals(List.of(), three.none().runs(2));
    }
}
