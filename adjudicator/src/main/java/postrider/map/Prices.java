package postrider.map;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToIntBiFunction;

/** The cost of every step from a space to a neighbour, computed once for all searches. */
public final class Prices<S extends Indexed> {
    /** The cost of a step that cannot be taken. */
    public static final int CLOSED = -1;

    private final List<S> all;
    /** By space: the index of the first step from there. One entry more than spaces, so that the next entry ends the range. */
    private final int[] first;
    /** By step: where it leads, and its cost. */
    private final int[] next;

    private final int[] costs;

    /** By space: the number of its connected component, which is the index of one of its spaces. */
    private final int[] components;

    /**
     * @param all all spaces, in order of their index
     * @param cost the cost of a step from a space to a neighbour: at least 1, or {@link #CLOSED}
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
        this.components = new int[all.size()];
        Arrays.setAll(components, space -> space);
        for (var from : all)
            for (int step = first[from.index()]; step < first[from.index() + 1]; step++)
                components[component(from.index())] = component(next[step]);
        Arrays.setAll(components, this::component);
    }

    private int component(int space) {
        int component = space;
        while (components[component] != component) component = components[component];
        return component;
    }

    /** Whether two spaces are connected, regardless of the direction of steps. If not, there is no way between them. */
    boolean connected(S one, S other) {
        return components[one.index()] == components[other.index()];
    }

    List<S> all() {
        return all;
    }

    /** The first step from a space; the first step from the next space ends the range. */
    int first(int space) {
        return first[space];
    }

    int next(int step) {
        return next[step];
    }

    int cost(int step) {
        return costs[step];
    }

    /** The cost of a step; {@link #CLOSED} also if the spaces are not neighbours. */
    public int of(S from, S to) {
        for (int step = first[from.index()]; step < first[from.index() + 1]; step++)
            if (next[step] == to.index()) return costs[step];
        return CLOSED;
    }
}
