package postrider.washingtonswar;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import postrider.kernel.Side;

/** Where a general can go: moves looked for ahead, leg by leg, by the code that judges them. */
final class Reach {
    private Reach() {}

    /** A march, and the legs that led there. */
    private record Way(March march, List<Order.Leg> legs) {
        /** The way after one more leg, if that is allowed. */
        Optional<Way> further(Order.Leg leg) {
            return march.fault(leg).isPresent()
                    ? Optional.empty()
                    : Optional.of(new Way(march.then(leg), Maps.with(legs, leg)));
        }
    }

    /** Generals that can still be activated (7.1.A, 7.2.A). */
    static List<General> movers(CardPlay play) {
        var now = play.table().now();
        return now.box().generals().stream()
                .filter(general ->
                        general.side() == play.side() && now.space(general).isPresent() && !play.activated(general))
                .toList();
    }

    /** Moves of one general to each space in reach: alone, and with all he can take. */
    static List<Order.Activation> of(CardPlay play, General general) {
        var free = play.free(play.table().now().space(general).orElseThrow());
        var moves = new ArrayList<>(of(play, general, Troops.NONE));
        var most = most(free);
        if (!most.isEmpty()) moves.addAll(of(play, general, most));
        return moves;
    }

    private static Troops most(Troops free) {
        int american = Math.min(5, free.american());
        return new Troops(Math.min(5, free.british()), american, Math.min(5 - american, free.french()));
    }

    /** One move to each space the general can reach and stop in with these troops, by the first of the shortest ways. */
    private static List<Order.Activation> of(CardPlay play, General general, Troops with) {
        var start = new Way(March.begin(play, general), List.of());
        if (!with.isEmpty()) start = start.further(new Order.Leg.PickUp(with)).orElseThrow();
        var home = start.march.at();
        var found = new TreeMap<Space, Way>();
        found.put(home, start);
        var open = new ArrayDeque<>(found.values());
        while (!open.isEmpty()) {
            var way = open.poll();
            if (way.march.ended()) continue;
            for (var leg : legs(play, general, way.march))
                way.further(leg)
                        .filter(further -> !found.containsKey(further.march.at()))
                        .ifPresent(further -> {
                            found.put(further.march.at(), further);
                            open.add(further);
                        });
        }
        found.remove(home);
        return found.values().stream()
                .filter(way -> way.march.mayStop())
                .map(way -> new Order.Activation(general, way.legs))
                .toList();
    }

    private static List<Order.Leg> legs(CardPlay play, General general, March march) {
        var now = play.table().now();
        var legs = new ArrayList<Order.Leg>();
        Movement.neighbours(now, general, march.at()).forEach(space -> legs.add(new Order.Leg.To(space)));
        if (play.side() == Side.BRITISH && march.spent() == 0 && Movement.mayUse(now, march.at()))
            Movement.ports(now).forEach(port -> legs.add(new Order.Leg.BySea(port)));
        return legs;
    }
}
