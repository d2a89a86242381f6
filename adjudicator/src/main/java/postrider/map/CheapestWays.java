package postrider.map;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;

/**
 * The cheapest ways from one space to all others, where every step has its own price: Dijkstra's algorithm, with a bucket for each
 * price instead of a heap. The search goes only as far as the queries need.
 */
public final class CheapestWays<S extends Indexed> {
    private static final int NEVER = Integer.MAX_VALUE;
    /** Cheaper than any way, so that no way to a closed space is ever found. */
    private static final int CLOSED = -1;

    private static final int NOWHERE = -1;

    private final Prices<S> prices;
    private final S home;
    private final int most;
    /** By space: the cost of the cheapest way found so far, and the space before it on that way. */
    private final int[] costs;

    private final int[] before;

    /** The buckets, as linked lists: each space reached, and the index of the next one reached at the same cost. */
    private int[] reached = new int[64];

    private int[] later = new int[64];
    private int count;

    /** By cost: the indices of the first and the last space reached at this cost. */
    private final int[] first;

    private final int[] last;

    /** All buckets below this cost are done. */
    private int spent;

    /**
     * @param most how much may be spent
     * @param closed spaces that may not be entered
     */
    public CheapestWays(Prices<S> prices, S home, int most, SpaceSet<S> closed) {
        this.prices = prices;
        this.home = home;
        this.most = most;
        this.costs = filled(prices.all().size(), NEVER);
        this.before = new int[costs.length];
        this.first = filled(most + 1, NOWHERE);
        this.last = new int[first.length];
        for (var space : closed) costs[space.index()] = CLOSED;
        reach(home.index(), 0, NOWHERE);
    }

    private static int[] filled(int length, int with) {
        var all = new int[length];
        Arrays.fill(all, with);
        return all;
    }

    private void reach(int space, int price, int from) {
        costs[space] = price;
        before[space] = from;
        if (count == reached.length) {
            reached = Arrays.copyOf(reached, 2 * count);
            later = Arrays.copyOf(later, 2 * count);
        }
        reached[count] = space;
        later[count] = NOWHERE;
        if (first[price] == NOWHERE) first[price] = count;
        else later[last[price]] = count;
        last[price] = count++;
    }

    private void searchAsFarAs(S goal) {
        for (; costs[goal.index()] > spent && spent <= most; spent++)
            for (int at = first[spent]; at != NOWHERE; at = later[at])
                if (costs[reached[at]] == spent) extend(reached[at]);
    }

    private void extend(int from) {
        int end = prices.first(from + 1);
        for (int step = prices.first(from); step < end; step++) {
            int next = prices.next(step);
            int price = spent + prices.cost(step);
            if (price <= most && price < costs[next]) reach(next, price, from);
        }
    }

    /** The cost of the cheapest way; empty if there is none. */
    public OptionalInt costTo(S space) {
        return leadsTo(space) ? OptionalInt.of(costs[space.index()]) : OptionalInt.empty();
    }

    public boolean leadsTo(S space) {
        if (!prices.connected(home, space)) return false;
        searchAsFarAs(space);
        int cost = costs[space.index()];
        return cost != NEVER && cost != CLOSED;
    }

    /** The spaces of the cheapest way, without home. Of several it is always the same; there must be one. */
    public List<S> wayTo(S space) {
        if (!leadsTo(space)) throw new IllegalArgumentException("no way to " + space);
        var way = new ArrayDeque<S>();
        for (var at = space; !at.equals(home); at = prices.all().get(before[at.index()])) way.addFirst(at);
        return List.copyOf(way);
    }
}
