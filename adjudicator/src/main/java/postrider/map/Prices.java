package postrider.map;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToIntBiFunction;

/** What every step from a space to a neighbour costs, written down once for all ways that are looked for. */
public final class Prices<S extends Indexed> {
    /** The price of a step that cannot be taken. */
    public static final int CLOSED = -1;

    private final List<S> all;
    /** By space, and one more: which of the steps is the first from there. */
    private final int[] first;
    /** Of each step that can be taken: where it leads, and what it costs. */
    private final int[] next;

    private final int[] costs;

    /** By space: one of those that hang together with it, the same for all of them. */
    private final int[] parts;

    /**
     * @param all listed by their index
     * @param cost of a step from a space to its neighbour: more than nothing, or {@link #CLOSED}
     */
    public Prices(List<S> all, Function<S, ? extends List<S>> neighbours, ToIntBiFunction<S, S> cost) {
        this.all = all;
        this.first = new int[all.size() + 1];
        int most =
                all.stream().mapToInt(space -> neighbours.apply(space).size()).sum();
        var ends = new int[most];
        var each = new int[most];
        int steps = 0;
        for (var from : all) {
            for (var to : neighbours.apply(from)) {
                int price = cost.applyAsInt(from, to);
                if (price == CLOSED) continue;
                ends[steps] = to.index();
                each[steps++] = price;
            }
            first[from.index() + 1] = steps;
        }
        this.next = Arrays.copyOf(ends, steps);
        this.costs = Arrays.copyOf(each, steps);
        this.parts = new int[all.size()];
        Arrays.setAll(parts, space -> space);
        for (var from : all)
            for (int step = first[from.index()]; step < first[from.index() + 1]; step++)
                parts[part(from.index())] = part(next[step]);
        Arrays.setAll(parts, this::part);
    }

    private int part(int space) {
        int part = space;
        while (parts[part] != part) part = parts[part];
        return part;
    }

    /** Whether steps join two spaces, be it only against their direction; where none do, there is no way. */
    boolean connected(S one, S other) {
        return parts[one.index()] == parts[other.index()];
    }

    List<S> all() {
        return all;
    }

    /** The first of the steps from a space; the first from the space after it is the end of them. */
    int first(int space) {
        return first[space];
    }

    int next(int step) {
        return next[step];
    }

    int cost(int step) {
        return costs[step];
    }

    /** {@link #CLOSED} too if they are no neighbours. */
    public int of(S from, S to) {
        for (int step = first[from.index()]; step < first[from.index() + 1]; step++)
            if (next[step] == to.index()) return costs[step];
        return CLOSED;
    }
}
