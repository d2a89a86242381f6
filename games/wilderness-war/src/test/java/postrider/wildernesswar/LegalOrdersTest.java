package postrider.wildernesswar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import postrider.kernel.ruling.Side;
import postrider.kit.LegalOrdersKit;
import postrider.text.Lists;
import postrider.wildernesswar.rules.LegalOrders;
import postrider.wildernesswar.rules.TriedOrders;

class LegalOrdersTest extends LegalOrdersKit<Position, Order> {
    LegalOrdersTest() {
        super(RandomGame.SENSIBLE, 40);
    }

    /** Compares the results of orders: if several ways lead to a space, only one is listed. */
    @Override
    protected void same(Position position, Side side, String which) {
        var now = few(position, side);
        var told = new HashSet<Object>();
        for (var group : LegalOrders.of(now, side))
            for (var order : group) {
                assertTrue(TriedOrders.isAllowed(now, side, order), () -> which + ": " + order);
                told.addAll(TriedOrders.meaning(order));
            }
        var tried = TriedOrders.of(now, side);
        assertEquals(List.of(), without(tried, told), "allowed and not listed, " + which);
        assertEquals(List.of(), without(told, tried), "listed and not allowed, " + which);
    }

    /** One card of each value is enough; no order is listed that needs George Croghan to go on. */
    private static Position few(Position position, Side side) {
        var cards = position.cards();
        var values = new HashSet<Integer>();
        for (var card : cards.hand(side))
            if (card.event() == Event.GEORGE_CROGHAN || !values.add(card.value()))
                cards = cards.minus(Pile.hand(side), card).plus(Pile.DISCARDS, card);
        return position.with(cards);
    }

    private static List<Object> without(Set<Object> all, Set<Object> some) {
        return Lists.filter(all, one -> !some.contains(one));
    }

    /** Any number of pieces of both sides in one space, sieges without besiegers, militia in the wilderness. */
    @Override
    protected Position position(long seed) {
        return new Positions(RandomGame.BOX, seed).next();
    }

    @Override
    protected List<Side> sides() {
        return Sides.BOTH;
    }
}
