package postrider.map;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;

/**
 * The spaces around one, in rings by the cost to reach them. Each ring is found at once, since all lines of a network cost the same.
 * Where every step has its own price, see {@link CheapestWays}.
 */
public final class Distances<S extends Indexed> {
    /** Lines that all cost the same. */
    public record Network<S extends Indexed>(Graph<S> graph, int cost) {}

    private final List<Network<S>> networks;
    private final SpaceSet<S> ends;
    private final List<SpaceSet<S>> rings;
    private final List<SpaceSet<S>> within;

    /**
     * @param most how much may be spent
     * @param closed spaces that may not be entered
     * @param ends spaces where every way ends
     */
    public Distances(List<Network<S>> networks, S home, int most, SpaceSet<S> closed, SpaceSet<S> ends) {
        this.networks = networks;
        this.ends = ends.without(home);
        this.rings = new ArrayList<>(most + 1);
        this.within = new ArrayList<>(most + 1);
        rings.add(ends.none().with(home));
        within.add(rings.getFirst());
        for (int spent = 1; spent <= most; spent++) {
            var ring = ends.none();
            for (var network : networks)
                if (spent >= network.cost) ring = ring.or(network.graph.from(goingOn(spent - network.cost)));
            rings.add(ring.minus(closed).minus(found()));
            within.add(found().or(rings.getLast()));
        }
    }

    private SpaceSet<S> goingOn(int spent) {
        return rings.get(spent).minus(ends);
    }

    /** All spaces found, home included. */
    public SpaceSet<S> found() {
        return within.getLast();
    }

    /** The spaces that cost this much or less to reach. */
    public SpaceSet<S> within(int spent) {
        return within.get(spent);
    }

    /** The spaces that cost exactly this much to reach. */
    public SpaceSet<S> at(int spent) {
        return rings.get(spent);
    }

    /** The cheapest way, without home. Of several, the one that, traced back from the end, always takes the first space of the list. */
    public List<S> wayTo(S stop) {
        var way = new ArrayDeque<S>();
        for (var at = stop; !rings.getFirst().has(at); at = before(at)) way.addFirst(at);
        return List.copyOf(way);
    }

    private S before(S space) {
        int spent = 1;
        while (!rings.get(spent).has(space)) spent++;
        var before = ends.none();
        for (var network : networks)
            if (spent >= network.cost)
                before = before.or(network.graph.from(space).and(goingOn(spent - network.cost)));
        return before.at(0);
    }
}
