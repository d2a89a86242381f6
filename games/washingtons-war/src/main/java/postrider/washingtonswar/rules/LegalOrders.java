package postrider.washingtonswar.rules;

import java.util.List;
import java.util.Optional;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.Track;
import postrider.americanwar.orders.CardOrders;
import postrider.americanwar.orders.Order;
import postrider.americanwar.rules.Occupancy;
import postrider.kernel.ruling.Side;
import postrider.map.LazyList;
import postrider.text.Lists;

/** All orders that the rules allow. */
public final class LegalOrders {
    private LegalOrders() {}

    /** All of them, those of one card together. */
    public static List<List<Order>> of(Position now, Side side) {
        return switch (now.track().phase()) {
            case COMMITTEES_OF_CORRESPONDENCE -> List.of(Order.Committees.legal(new Occupancy(now)));
            case FOR_THE_KING -> List.of(forTheKing(now));
            case STRATEGY -> strategy(now, side);
            case OVER -> List.of();
        };
    }

    /** 4.0 */
    private static List<Order> forTheKing(Position now) {
        var open = new MarkerRules(new Occupancy(now), Sides.BRITISH).action().open();
        return LazyList.joined(
                LazyList.of(LazyList.runs(open, 3), Order.ForTheKing::new), List.of(new Order.ForTheKing(List.of())));
    }

    /** From the hand, or an OPS card given for the event just discarded, which is then played (6.32.C). */
    private static List<List<Order>> strategy(Position now, Side side) {
        var orders = orders(now, side);
        if (now.track().has(Track.Mark.CAMPAIGN_FIRST)) return orders.cards();
        var payments = CardOrders.distinct(CardPlay.payments(now, side));
        return LazyList.joined(
                orders.cards(),
                LazyList.of(
                        payments,
                        given -> orders.of(
                                Optional.of(given), now.cards().exchange().orElseThrow())));
    }

    private static CardOrders orders(Position now, Side side) {
        return new CardOrders(now, side, CardPlay::new);
    }

    public static List<CardOrders.ByUse> byUse(Position now, Side side) {
        return orders(now, side).cardsByUse();
    }

    /** Those of each card, and of the event that the opponent has just discarded (6.32.C). */
    public static List<CardOrders.ByUse> toOffer(Position now, Side side) {
        var exchanged = Lists.find(CardPlay.payments(now, side), given -> true)
                .map(given -> orders(now, side)
                        .byUse(Optional.of(given), now.cards().exchange().orElseThrow()));
        return Lists.concat(byUse(now, side), Lists.of(exchanged));
    }
}
