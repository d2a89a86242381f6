package postrider.wethepeople.rules;

import java.util.Optional;
import postrider.americanwar.Card;
import postrider.americanwar.Sides;
import postrider.americanwar.orders.Arrivals;
import postrider.americanwar.orders.Reinforce;
import postrider.americanwar.rules.Occupancy;
import postrider.americanwar.rules.WorkingPosition;
import postrider.kernel.ruling.Side;

/** Chapter 8: the reinforcements that a side may bring on with an OPS card. */
public final class Reinforcements {
    private Reinforcements() {}

    /** A general alone did not stand beside an enemy general in the first edition (R19). */
    public static Arrivals of(Occupancy occupancy, Side side, Card card) {
        var enemy = occupancy.enemyOf(side);
        var closed = side == Sides.BRITISH
                ? occupancy.everywhere().minus(new Steps().ports(occupancy).open())
                : enemy.unitsOrMarkers().or(occupancy.canada());
        var alone = occupancy.now().since(2) ? Optional.<String>empty() : Optional.of("7.1");
        var ports = FrenchAlliance.landingPlaces(occupancy);
        var book = new Arrivals.Book("8.0", "8.0", "8.0", alone, "6.2", closed, ports);
        return new Arrivals(occupancy, side, card, book);
    }

    static void bringOn(WorkingPosition working, Side side, Reinforce order) {
        var space = order.space();
        if (Arrivals.isLanding(working.now(), order)) {
            FrenchAlliance.land(working, space);
            return;
        }
        Arrivals.bringOn(working, "8.0", side, order);
        if (order.units() > 0) Captures.arrive(working, side, space);
    }
}
