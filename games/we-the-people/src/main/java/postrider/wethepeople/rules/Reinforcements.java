package postrider.wethepeople.rules;

import java.util.List;
import java.util.Optional;
import postrider.americanwar.Arrival;
import postrider.americanwar.Card;
import postrider.americanwar.Order;
import postrider.americanwar.Pile;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.rules.Arrivals;
import postrider.americanwar.rules.FrenchLanding;
import postrider.americanwar.rules.Occupancy;
import postrider.americanwar.rules.WorkingPosition;
import postrider.kernel.Fault;
import postrider.kernel.Side;
import postrider.map.Bars;
import postrider.map.LazyList;

/** Chapter 8: the reinforcements that a side may bring on with an OPS card. */
public record Reinforcements(Occupancy occupancy, Side side, Card card) {

    /** 5.1: captured generals come home, British CUs arrive in their box. */
    static void phase(WorkingPosition working) {
        int arriving = working.box().arrivals().get(working.now().track().year());
        Arrivals.phase(working, side -> "8.0", arriving);
    }

    /** How often a side may bring on reinforcements in a turn (8.0). */
    public static int allowed(Side side) {
        return side == Sides.BRITISH ? 1 : 2;
    }

    public static boolean mayStill(Position now, Side side) {
        return now.cards().reinforcements(side).size() < allowed(side);
    }

    private Position now() {
        return occupancy.now();
    }

    /** Why the order is not allowed; empty if it is. */
    public Optional<Fault> fault(Arrival order) {
        if (!mayStill(now(), side)) {
            var often = side == Sides.BRITISH ? "once" : "twice";
            return Fault.no("8.0", "You have brought on reinforcements %s this turn.", often);
        }
        if (FrenchLanding.isMeant(now(), order))
            return FrenchLanding.fault(now(), "6.2", order, FrenchAlliance.landingPlaces(occupancy));
        return Arrivals.fault(now(), "8.0", side, card.ops(), order)
                .or(() -> where(order.general().isPresent(), order.units() == 0).fault(order.space()));
    }

    /**
     * 8.0: where they may arrive.
     *
     * @param led a general comes
     * @param alone no CUs come, which in the first edition did not stand beside an enemy general (R19)
     */
    private Bars<Space> where(boolean led, boolean alone) {
        var enemy = occupancy.enemyOf(side);
        var closed = side == Sides.BRITISH
                ? occupancy.everywhere().minus(Steps.harbours(occupancy).open())
                : enemy.units().or(enemy.markers()).or(now().country().spacesOf(Space.CANADA));
        return occupancy
                .bars()
                .bar("8.0", closed, "%s cannot take reinforcements.")
                .barIf(led, "8.0", occupancy.washington(side), "No general can take Washington's place.")
                .barIf(
                        alone && !now().box().edition().since(2),
                        "7.1",
                        enemy.generals(),
                        "A general alone cannot arrive where an enemy general is.");
    }

    /** All that the card can bring on: in each space every general who waits, and CUs alone; then all the French. */
    List<Order.Use> legal() {
        if (!mayStill(now(), side)) return List.of();
        int units = side == Sides.BRITISH ? now().board().britishBox() : card.ops();
        var led = where(true, units == 0).open();
        var unled = units == 0 ? led.none() : where(false, false).open();
        var arrivals = Arrivals.legal(now(), side, units, led, unled, () -> FrenchAlliance.landingPlaces(occupancy));
        return LazyList.of(arrivals, Order.Use.Reinforce::new);
    }

    /** Plays the card into a Reinforcement Card box and puts the pieces on the map, as was judged before. */
    static void bringOn(WorkingPosition working, Side side, Card card, Arrival order) {
        var space = order.space();
        working.cards(cards -> cards.plus(Pile.reinforcements(side), card));
        if (FrenchLanding.isMeant(working.now(), order)) {
            FrenchAlliance.land(working, space);
            return;
        }
        Arrivals.bringOn(working, "8.0", side, order);
        if (order.units() > 0) Captures.arrive(working, side, space);
    }
}
