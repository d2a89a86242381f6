package postrider.americanwar.orders;

import java.util.ArrayList;
import java.util.List;
import postrider.americanwar.General;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.map.Distances;
import postrider.map.SpaceSet;
import postrider.text.Lists;

/** Where a march that begins can end, and the shortest way there, for the whole map at once (7.3, 7.4, 7.5 / 7.1). */
final class Destinations {
    private final March march;
    private final Distances<Space> straight;
    private final Distances<Space> overrunning;
    private final SpaceSet<Space> bySea;
    private final SpaceSet<Space> stops;

    Destinations(March march) {
        this.march = march;
        var play = march.play();
        var reach = play.reach();
        var occupancy = play.working().occupancy();
        var lines = play.working().country().lines().of(march.general());
        var enemy = occupancy.enemyOf(play.side()).units();
        var closed = occupancy.everywhere().minus(reach.entry(march).open());
        this.straight = new Distances<>(lines, march.at(), reach.most(march, false), closed, enemy);
        this.overrunning = straight.found().and(march.overruns()).isEmpty()
                ? straight
                : new Distances<>(lines, march.at(), reach.most(march, true), closed, enemy.minus(march.overruns()));
        var tooFar = enemy.minus(overrunning.within(reach.most(march, true)));
        this.bySea = play.side() == Sides.BRITISH
                ? march.voyage().open().minus(straight.at(1))
                : play.working().country().nowhere();
        this.stops = march.mayStop(
                straight.found().or(overrunning.found()).minus(tooFar).or(bySea).without(march.at()));
    }

    /** Spaces where it can end. */
    SpaceSet<Space> stops() {
        return stops;
    }

    /** Every march of a general that can end somewhere: alone, and with all he can take. */
    static List<Destinations> of(PlayedCard play, General general) {
        var alone = March.begin(play, general);
        var all = alone.withAll();
        return Lists.map(all == alone ? List.of(alone) : List.of(alone, all), Destinations::new);
    }

    /** The order to go to one of the stops. */
    Activation to(Space stop) {
        var legs = new ArrayList<Leg>();
        if (!march.with().isEmpty()) legs.add(new Leg.PickUp(march.with()));
        var distances = overrunning.found().has(stop) ? overrunning : straight;
        if (bySea.has(stop)) legs.add(new Leg.BySea(stop));
        else for (var space : distances.wayTo(stop)) legs.add(new Leg.To(space));
        return new Activation(march.general(), List.copyOf(legs));
    }
}
