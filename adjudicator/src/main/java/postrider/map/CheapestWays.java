package postrider.map;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.ToIntBiFunction;

/**
 * The cheapest ways from one space to all that can be reached, where every step has a price of its own. They are looked for as
 * far as somebody asks.
 */
public final class CheapestWays<S extends Indexed> {
    /** The price of a step that cannot be taken. */
    public static final int CLOSED = -1;

    private static final int NEVER = Integer.MAX_VALUE;
    private static final int NOWHERE = -1;

    private final List<S> all;
    private final S home;
    private final int most;
    private final Function<S, ? extends Iterable<S>> neighbours;
    private final ToIntBiFunction<S, S> cost;
    private final int[] costs;
    private final int[] before;
    /** Spaces to go on from, by what it costs to get there. */
    private final List<List<S>> open = new ArrayList<>();

    /** What costs less has been gone on from. */
    private int spent;

    /**
     * @param all listed by their index
     * @param most how much may be spent
     * @param cost of a step from a space to its neighbour: more than nothing, or {@link #CLOSED}; always the same
     */
    public CheapestWays(
            List<S> all, S home, int most, Function<S, ? extends Iterable<S>> neighbours, ToIntBiFunction<S, S> cost) {
        this.all = all;
        this.home = home;
        this.most = most;
        this.neighbours = neighbours;
        this.cost = cost;
        this.costs = new int[all.size()];
        this.before = new int[all.size()];
        Arrays.fill(costs, NEVER);
        reach(home, 0, NOWHERE);
    }

    private void reach(S space, int price, int from) {
        costs[space.index()] = price;
        before[space.index()] = from;
        while (open.size() <= price) open.add(new ArrayList<>());
        open.get(price).add(space);
    }

    private void lookAsFarAs(S goal) {
        for (; costs[goal.index()] > spent && spent < open.size(); spent++)
            for (var space : open.get(spent)) if (costs[space.index()] == spent) goOn(space);
    }

    private void goOn(S from) {
        for (var next : neighbours.apply(from)) {
            if (costs[next.index()] <= spent) continue;
            int price = cost.applyAsInt(from, next);
            if (price != CLOSED && spent + price <= most && spent + price < costs[next.index()])
                reach(next, spent + price, from.index());
        }
    }

    /** What the cheapest way costs; empty if there is none. */
    public OptionalInt costTo(S space) {
        lookAsFarAs(space);
        int cost = costs[space.index()];
        return cost == NEVER ? OptionalInt.empty() : OptionalInt.of(cost);
    }

    /** The spaces of a cheapest way, without home; of several always the same. There must be one. */
    public List<S> wayTo(S space) {
        if (costTo(space).isEmpty()) throw new IllegalArgumentException("no way to " + space);
        var way = new ArrayDeque<S>();
        for (var at = space; !at.equals(home); at = all.get(before[at.index()])) way.addFirst(at);
        return List.copyOf(way);
    }
}
