package postrider.wethepeople.rules;

import postrider.americanwar.Card;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.orders.Arrivals;
import postrider.americanwar.orders.Reinforce;
import postrider.americanwar.rules.Occupancy;
import postrider.americanwar.rules.WorkingPosition;
import postrider.kernel.ruling.Side;
import postrider.map.Bars;

/** Chapter 8: the reinforcements that a side may bring on with an OPS card. */
public final class Reinforcements {
    private Reinforcements() {}

    public static Arrivals of(Occupancy occupancy, Side side, Card card) {
        Arrivals.Where where = (led, alone) -> where(occupancy, side, led, alone);
        var book = new Arrivals.Book("8.0", "8.0", "6.2", where, FrenchAlliance::landingPlaces);
        return new Arrivals(occupancy, side, card, book);
    }

    /** 8.0: where they may arrive. A general alone did not stand beside an enemy general in the first edition (R19). */
    private static Bars<Space> where(Occupancy occupancy, Side side, boolean led, boolean alone) {
        var country = occupancy.now().country();
        var enemy = occupancy.enemyOf(side);
        var closed = side == Sides.BRITISH
                ? occupancy.everywhere().minus(Steps.harbours(occupancy).open())
                : enemy.units().or(enemy.markers()).or(country.spacesOf(Space.CANADA));
        return occupancy
                .bars()
                .bar("8.0", closed, "%s cannot take reinforcements.")
                .barIf(led, "8.0", occupancy.washington(side), "No general can take Washington's place.")
                .barIf(
                        alone && !occupancy.now().box().edition().since(2),
                        "7.1",
                        enemy.generals(),
                        "A general alone cannot arrive where an enemy general is.");
    }

    /** Puts the pieces on the map, as was judged before. */
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
