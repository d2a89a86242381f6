package postrider.washingtonswar.rules;

import postrider.americanwar.Card;
import postrider.americanwar.Sides;
import postrider.americanwar.WorkingPosition;
import postrider.americanwar.orders.Arrivals;
import postrider.kernel.ruling.Side;

/** Chapter 8: the reinforcements that a side may bring on with an OPS card. */
public final class Reinforcements {
    private Reinforcements() {}

    /** 8.1.B, 8.2.B: how often in a turn; 8.1.C, 8.2.C: which pieces, and where; 12.2.B.ii: the French. */
    public static Arrivals of(WorkingPosition working, Side side, Card card) {
        var occupancy = working.occupancy();
        var enemy = occupancy.enemyOf(side);
        var closed = side == Sides.BRITISH
                ? occupancy.everywhere().minus(new Steps().ports(occupancy).open())
                : enemy.unitsOrMarkers();
        var book = new Arrivals.Book(
                false,
                closed,
                FrenchAlliance.landingPlaces(occupancy),
                port -> FrenchAlliance.land(working, port),
                order -> Captures.lone(working, side, order.space()));
        return new Arrivals(working, side, card, book);
    }
}
