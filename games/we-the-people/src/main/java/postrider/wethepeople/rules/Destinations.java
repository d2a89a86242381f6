package postrider.wethepeople.rules;

import java.util.ArrayList;
import java.util.List;
import postrider.americanwar.General;
import postrider.americanwar.Leg;
import postrider.americanwar.Space;
import postrider.kernel.Lists;
import postrider.map.Distances;
import postrider.map.SpaceSet;
import postrider.wethepeople.Order;

/** Where a march that begins can end, and the shortest way there, for the whole map at once (7.1). */
final class Destinations {
    private final March march;
    private final Distances<Space> byLand;
    private final SpaceSet<Space> bySea;
    private final SpaceSet<Space> stops;

    Destinations(March march) {
        this.march = march;
        var play = march.play();
        var occupancy = play.working().occupancy();
        var enemy = occupancy.enemyOf(play.side()).units();
        var closed = occupancy.everywhere().minus(march.entry().open());
        this.byLand = new Distances<>(
                play.working().country().lines().of(march.general()), march.at(), march.most(), closed, enemy);
        this.bySea = march.voyage().open().minus(byLand.at(1));
        this.stops = march.mayStop(byLand.found().or(bySea).without(march.at()));
    }

    /** Spaces where it can end. */
    SpaceSet<Space> stops() {
        return stops;
    }

    /** Every march of a general that can end somewhere: alone, and with all he can take. */
    static List<Destinations> of(CardPlay play, General general) {
        var alone = March.begin(play, general);
        var all = alone.withAll();
        return Lists.each(all == alone ? List.of(alone) : List.of(alone, all), Destinations::new);
    }

    /** The order to go to one of the stops. */
    Order.Activation to(Space stop) {
        var legs = new ArrayList<Leg>();
        if (!march.with().isEmpty()) legs.add(new Leg.PickUp(march.with()));
        if (bySea.has(stop)) legs.add(new Leg.BySea(stop));
        else for (var space : byLand.wayTo(stop)) legs.add(new Leg.To(space));
        return new Order.Activation(march.general(), List.copyOf(legs));
    }
}
