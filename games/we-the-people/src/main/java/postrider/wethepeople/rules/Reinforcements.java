package postrider.wethepeople.rules;

import postrider.americanwar.Card;
import postrider.americanwar.Sides;
import postrider.americanwar.WorkingPosition;
import postrider.americanwar.orders.Arrivals;
import postrider.kernel.ruling.Side;

/** Chapter 8: the reinforcements that a side may bring on with an OPS card. */
public final class Reinforcements {
    private Reinforcements() {}

    /** In the first edition a general alone could not join an enemy general (R19). */
    public static Arrivals of(WorkingPosition working, Side side, Card card) {
        var occupancy = working.occupancy();
        var enemy = occupancy.enemyOf(side);
        var closed = side == Sides.BRITISH
                ? occupancy.everywhere().minus(new Steps().ports(occupancy).open())
                : enemy.unitsOrMarkers().or(occupancy.canada());
        boolean alone = occupancy.now().since(2);
        var ports = FrenchAlliance.landingPlaces(occupancy);
        var book = new Arrivals.Book(alone, closed, ports, port -> FrenchAlliance.land(working, port), order -> {
            if (order.units() > 0) Captures.arrive(working, side, order.space());
        });
        return new Arrivals(working, side, card, book);
    }
}
