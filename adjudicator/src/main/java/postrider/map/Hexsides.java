package postrider.map;

import java.util.List;
import java.util.Optional;

/**
 * What lies on the sides between neighbouring hexes, one thing at most on each: a river, or a road that crosses. What is asked
 * of every step of every march is found at once.
 */
public final class Hexsides<V> {
    private static final int ROUND = 9;

    private final Object[] values;

    private Hexsides(Object[] values) {
        this.values = values;
    }

    /** Nothing on any side of this map. */
    public static <V> Hexsides<V> none(Hexes map) {
        return new Hexsides<>(new Object[map.all().size() * ROUND]);
    }

    /**
     * With this on the sides between these.
     *
     * @param pairs of neighbours
     */
    public Hexsides<V> with(List<List<Hexes.Hex>> pairs, V value) {
        var more = values.clone();
        for (var pair : pairs)
            for (var side : List.of(pair, pair.reversed())) more[place(side.getFirst(), side.getLast())] = value;
        return new Hexsides<>(more);
    }

    @SuppressWarnings("unchecked")
    public Optional<V> between(Hexes.Hex one, Hexes.Hex other) {
        return Optional.ofNullable((V) values[place(one, other)]);
    }

    private static int place(Hexes.Hex from, Hexes.Hex to) {
        if (Hexes.distance(from, to) != 1)
            throw new IllegalArgumentException("%s and %s are no neighbours".formatted(from, to));
        return from.index() * ROUND + 3 * (to.column() - from.column() + 1) + to.row() - from.row() + 1;
    }
}
