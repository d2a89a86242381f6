package postrider.map;

import java.util.List;
import java.util.Optional;

/**
 * What is on the sides between adjacent hexes, at most one thing on each: a river, or a road across. Every step of every march looks
 * here, so a look-up is one array access.
 */
public final class Hexsides<V> {
    /** The offsets from -1 to 1 in column and row. */
    private static final int OFFSETS = 9;

    private final Object[] values;

    private Hexsides(Object[] values) {
        this.values = values;
    }

    public static <V> Hexsides<V> none(Hexes map) {
        return new Hexsides<>(new Object[map.all().size() * OFFSETS]);
    }

    /** A copy with {@code value} on the sides between these pairs of adjacent hexes. */
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
            throw new IllegalArgumentException("%s and %s are not adjacent".formatted(from, to));
        return from.index() * OFFSETS + 3 * (to.column() - from.column() + 1) + to.row() - from.row() + 1;
    }
}
