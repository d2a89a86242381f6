package postrider.washingtonswar;

import java.util.AbstractList;
import java.util.ArrayDeque;
import java.util.List;
import java.util.RandomAccess;
import postrider.kernel.Side;

/**
 * Where a general can go with certain troops: one move to each space he can reach and stop in, by the first of the shortest
 * ways. What {@link March} judges leg by leg is looked up here for the whole map; {@code LegalOrdersTest} holds the two
 * together.
 */
final class Reach extends AbstractList<Order.Activation> implements RandomAccess {
    private static final int BY_SEA = 4;

    private final Position now;
    private final CardPlay play;
    private final Side side;
    private final General general;
    private final Troops with;
    private final Space home;
    private final Ground.Held enemy;
    private final Subset<Space> closed;
    private final Subset<Space> havens;
    private final int mostFighting;
    private final int mostInPeace;
    private final Space[] from;
    private final int[] spent;
    private Subset<Space> found;
    private Subset<Space> overran;
    private Subset<Space> sailed;
    private final Subset<Space> stops;

    private Reach(Ground ground, CardPlay play, General general, Space home, Troops with) {
        this.now = ground.now();
        this.play = play;
        this.side = play.side();
        this.general = general;
        this.with = with;
        this.home = home;
        this.enemy = ground.enemyOf(side);
        var nowhere = now.box().nowhere();
        this.closed = with.isEmpty() ? enemy.units().or(enemy.markers()) : nowhere; // 7.4.A, B
        this.havens = side == Side.BRITISH ? ground.havens() : nowhere; // 7.5
        var event = play.card().step(Step.Procedure.ACTIVATE_GENERAL).map(Step::count);
        this.mostFighting = event.orElse(4); // 7.3.A, C
        this.mostInPeace = event.orElse(side == Side.AMERICAN ? 5 : 4);
        this.from = new Space[now.box().spaces().size()];
        this.spent = new int[from.length];
        this.found = nowhere.with(home);
        this.overran = nowhere;
        this.sailed = nowhere;
        search();
        this.stops = stops();
    }

    /** Generals that can still be activated (7.1.A, 7.2.A). */
    static List<General> movers(CardPlay play) {
        var now = play.table().now();
        return now.box().generals(play.side()).stream()
                .filter(general -> now.place(general) instanceof Place.OnMap && !play.activated(general))
                .toList();
    }

    /** Moves of one general: alone, and with all he can take. */
    static List<Order.Activation> of(Ground ground, CardPlay play, General general) {
        var home = ground.now().space(general).orElseThrow();
        var most = most(play.free(home));
        var alone = new Reach(ground, play, general, home, Troops.NONE);
        if (most.isEmpty()) return alone;
        return Listing.joined(List.of(alone, new Reach(ground, play, general, home, most)));
    }

    private static Troops most(Troops free) {
        int american = Math.min(5, free.american());
        return new Troops(Math.min(5, free.british()), american, Math.min(5 - american, free.french()));
    }

    private void search() {
        var open = new ArrayDeque<Space>();
        open.add(home);
        while (!open.isEmpty()) {
            var at = open.remove();
            for (var to : Movement.neighbours(now, general, at).minus(found).minus(closed))
                if (enters(at, to)) open.add(to);
            if (at == home && havens.has(home)) sail(open);
        }
    }

    /** 7.3.A to D: enters a space that is near enough, and tells whether the general can go on from there. */
    private boolean enters(Space at, Space to) {
        boolean fights = enemy.units().has(to);
        boolean overruns = fights && Movement.overruns(now, side, with.total(), to);
        int cost = spent[at.index()] + (now.box().isWilderness(at, to) ? 3 : 1);
        if (cost > allowed(fights || overran.has(at))) return false;
        arrive(at, to, cost);
        if (overruns || overran.has(at)) overran = overran.with(to);
        return (overruns || !fights) && cost < allowed(overran.has(to));
    }

    /** 7.3.A, C: how many spaces. */
    private int allowed(boolean overranOrFights) {
        return overranOrFights ? mostFighting : mostInPeace;
    }

    private void sail(ArrayDeque<Space> open) {
        for (var port : havens.minus(found)) {
            arrive(home, port, BY_SEA);
            sailed = sailed.with(port);
            if (BY_SEA < allowed(false)) open.add(port);
        }
    }

    private void arrive(Space at, Space to, int cost) {
        from[to.index()] = at;
        spent[to.index()] = cost;
        found = found.with(to);
    }

    /** 7.4.A */
    private Subset<Space> stops() {
        var stops = found.without(home);
        if (!with.isEmpty()) return stops;
        for (var space : stops.and(enemy.generals())) if (play.free(space).isEmpty()) stops = stops.without(space);
        return stops;
    }

    @Override
    public int size() {
        return stops.size();
    }

    @Override
    public Order.Activation get(int index) {
        var legs = new ArrayDeque<Order.Leg>();
        for (var at = stops.at(index); at != home; at = from[at.index()])
            legs.addFirst(sailed.has(at) ? new Order.Leg.BySea(at) : new Order.Leg.To(at));
        if (!with.isEmpty()) legs.addFirst(new Order.Leg.PickUp(with));
        return new Order.Activation(general, List.copyOf(legs));
    }
}
