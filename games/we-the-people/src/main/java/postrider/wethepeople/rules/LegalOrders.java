package postrider.wethepeople.rules;

import java.util.List;
import postrider.americanwar.Position;
import postrider.americanwar.orders.CardOrders;
import postrider.americanwar.orders.Order;
import postrider.americanwar.rules.Occupancy;
import postrider.kernel.ruling.Side;

/** All orders that the rules allow. */
public final class LegalOrders {
    private LegalOrders() {}

    /** All of them, those of one card together. */
    public static List<List<Order>> of(Position now, Side side) {
        return switch (now.track().phase()) {
            case COMMITTEES_OF_CORRESPONDENCE -> List.of(Order.Committees.legal(new Occupancy(now)));
            case STRATEGY -> new CardOrders(now, side, CardPlay::new).cards();
            case FOR_THE_KING, OVER -> List.of();
        };
    }

    public static List<CardOrders.ByUse> byUse(Position now, Side side) {
        return new CardOrders(now, side, CardPlay::new).cardsByUse();
    }
}
