package postrider.map;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;

/**
 * The cheapest ways from one space to all that can be reached, where every step has a price of its own. They are looked for as
 * far as somebody asks.
 */
public final class CheapestWays<S extends Indexed> {
    private static final int NEVER = Integer.MAX_VALUE;
    /** As cheap as can be, so that nobody finds a cheaper way there. */
    private static final int BARRED = -1;

    private static final int NOWHERE = -1;

    private final Prices<S> prices;
    private final S home;
    private final int most;
    private final int[] costs;
    private final int[] before;

    /** Spaces to go on from, as they were reached; and after each the next of those that cost the same. */
    private int[] reached = new int[64];

    private int[] later = new int[64];
    private int count;

    /** By what it costs to get there, the first and the last of them. */
    private final int[] first;

    private final int[] last;

    /** What costs less has been gone on from. */
    private int spent;

    /**
     * @param most how much may be spent
     * @param closed spaces that nobody enters
     */
    public CheapestWays(Prices<S> prices, S home, int most, SpaceSet<S> closed) {
        this.prices = prices;
        this.home = home;
        this.most = most;
        this.costs = filled(prices.all().size(), NEVER);
        this.before = new int[costs.length];
        this.first = filled(most + 1, NOWHERE);
        this.last = new int[first.length];
        for (var space : closed) costs[space.index()] = BARRED;
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

    private void lookAsFarAs(S goal) {
        for (; costs[goal.index()] > spent && spent <= most; spent++)
            for (int at = first[spent]; at != NOWHERE; at = later[at])
                if (costs[reached[at]] == spent) goOn(reached[at]);
    }

    private void goOn(int from) {
        int end = prices.first(from + 1);
        for (int step = prices.first(from); step < end; step++) {
            int next = prices.next(step);
            int price = spent + prices.cost(step);
            if (price <= most && price < costs[next]) reach(next, price, from);
        }
    }

    /** What the cheapest way costs; empty if there is none. */
    public OptionalInt costTo(S space) {
        return leadsTo(space) ? OptionalInt.of(costs[space.index()]) : OptionalInt.empty();
    }

    /** Whether there is a way. */
    public boolean leadsTo(S space) {
        if (!prices.connected(home, space)) return false;
        lookAsFarAs(space);
        int cost = costs[space.index()];
        return cost != NEVER && cost != BARRED;
    }

    /** The spaces of a cheapest way, without home; of several always the same. There must be one. */
    public List<S> wayTo(S space) {
        if (!leadsTo(space)) throw new IllegalArgumentException("no way to " + space);
        var way = new ArrayDeque<S>();
        for (var at = space; !at.equals(home); at = prices.all().get(before[at.index()])) way.addFirst(at);
        return List.copyOf(way);
    }
}
