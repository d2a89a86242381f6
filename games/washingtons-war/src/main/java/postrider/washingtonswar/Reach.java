package postrider.washingtonswar;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.RandomAccess;
import postrider.kernel.Lists;
import postrider.kernel.Side;
import postrider.map.Distances;
import postrider.map.LazyList;
import postrider.map.SpaceSet;

/**
 * Where a general can go with certain troops: one move to each space he can reach and stop in. What {@link March} judges leg
 * by leg is looked up here for the whole map; {@code LegalOrdersTest} holds the two together.
 */
final class Reach extends AbstractList<Order.Activation> implements RandomAccess {
    private final General general;
    private final Troops with;
    private final Distances<Space> fighting;
    private final Distances<Space> inPeace;
    private final SpaceSet<Space> bySea;
    private final SpaceSet<Space> stops;

    private Reach(Occupancy ground, CardPlay play, General general, Space home, Troops with) {
        this.general = general;
        this.with = with;
        var box = ground.now().box();
        var enemy = ground.enemyOf(play.side());
        var event = play.card().step(Step.Procedure.ACTIVATE_GENERAL).map(Step::count);
        int mostFighting = event.orElse(4); // 7.3.A, C
        int mostInPeace = event.orElse(play.side() == Side.AMERICAN ? 5 : 4);
        var closed = with.isEmpty() ? enemy.units().or(enemy.markers()) : enemy.units(); // 7.4.A, B
        var overrun = with.total() >= Movement.OVERRUNS ? enemy.single() : box.nowhere(); // 9.7
        this.inPeace = new Distances<>(box.lines().of(general), home, mostInPeace, closed, box.nowhere());
        var ends = enemy.units().minus(overrun); // 7.3.B
        this.fighting = with.isEmpty() || inPeace.barred().isEmpty()
                ? inPeace
                : new Distances<>(box.lines().of(general), home, mostFighting, box.nowhere(), ends);
        var havens = play.side() == Side.BRITISH ? ground.ports().open() : box.nowhere();
        this.bySea = havens.has(home) ? havens.minus(inPeace.at(1)) : box.nowhere(); // 7.5
        var found = fighting.found().or(inPeace.found()).or(bySea).without(home);
        var guarded =
                found.and(enemy.generals()).where(space -> play.free(space).isEmpty()); // 7.4.A
        this.stops = with.isEmpty() ? found.minus(guarded) : found;
    }

    /** Generals that can still be activated (7.1.A, 7.2.A). */
    static List<General> movers(CardPlay play) {
        var now = play.table().now();
        return Lists.those(
                now.box().generals(play.side()),
                general -> now.place(general) instanceof Place.OnMap && !play.activated(general));
    }

    /** Moves of one general: alone, and with all he can take. */
    static List<Order.Activation> of(Occupancy ground, CardPlay play, General general) {
        var home = ground.now().space(general).orElseThrow();
        var most = most(play.free(home));
        var alone = new Reach(ground, play, general, home, Troops.NONE);
        if (most.isEmpty()) return alone;
        return LazyList.joined(List.of(alone, new Reach(ground, play, general, home, most)));
    }

    private static Troops most(Troops free) {
        int american = Math.min(5, free.american());
        return new Troops(Math.min(5, free.british()), american, Math.min(5 - american, free.french()));
    }

    @Override
    public int size() {
        return stops.size();
    }

    @Override
    public Order.Activation get(int index) {
        var legs = new ArrayList<Order.Leg>();
        if (!with.isEmpty()) legs.add(new Order.Leg.PickUp(with));
        var stop = stops.at(index);
        var rings = fighting.found().has(stop) ? fighting : inPeace;
        if (bySea.has(stop)) legs.add(new Order.Leg.BySea(stop));
        else for (var space : rings.wayTo(stop)) legs.add(new Order.Leg.To(space));
        return new Order.Activation(general, List.copyOf(legs));
    }
}
