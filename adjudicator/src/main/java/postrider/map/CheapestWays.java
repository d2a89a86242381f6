package postrider.map;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.ToIntBiFunction;

/** The cheapest ways from one space to all that can be reached, where every step has a price of its own. */
public final class CheapestWays<S extends Indexed> {
    /** The price of a step that cannot be taken. */
    public static final int CLOSED = -1;

    private static final int NEVER = Integer.MAX_VALUE;

    private final S home;
    private final int[] costs;
    private final List<S> before;

    /**
     * @param all listed by their index
     * @param most how much may be spent
     * @param cost of a step from a space to its neighbour: more than nothing, or {@link #CLOSED}
     */
    public CheapestWays(
            List<S> all, S home, int most, Function<S, ? extends Iterable<S>> neighbours, ToIntBiFunction<S, S> cost) {
        this.home = home;
        this.costs = new int[all.size()];
        this.before = new ArrayList<>(Collections.nCopies(all.size(), home));
        Arrays.fill(costs, NEVER);
        costs[home.index()] = 0;
        var reached = new ArrayList<List<S>>();
        for (int spent = 0; spent <= most; spent++) reached.add(new ArrayList<>());
        reached.getFirst().add(home);
        for (int spent = 0; spent <= most; spent++)
            for (var space : reached.get(spent)) {
                if (costs[space.index()] < spent) continue;
                for (var next : neighbours.apply(space)) {
                    int price = cost.applyAsInt(space, next);
                    if (price == CLOSED || spent + price > most || spent + price >= costs[next.index()]) continue;
                    costs[next.index()] = spent + price;
                    before.set(next.index(), space);
                    reached.get(spent + price).add(next);
                }
            }
    }

    /** What the cheapest way costs; empty if there is none. */
    public OptionalInt costTo(S space) {
        int cost = costs[space.index()];
        return cost == NEVER ? OptionalInt.empty() : OptionalInt.of(cost);
    }

    /** The spaces of a cheapest way, without home; of several always the same. There must be one. */
    public List<S> wayTo(S space) {
        if (costTo(space).isEmpty()) throw new IllegalArgumentException("no way to " + space);
        var way = new ArrayDeque<S>();
        for (var at = space; !at.equals(home); at = before.get(at.index())) way.addFirst(at);
        return List.copyOf(way);
    }
}
