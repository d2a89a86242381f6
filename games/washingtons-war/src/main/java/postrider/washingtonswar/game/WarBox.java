package postrider.washingtonswar.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import postrider.americanwar.Box;
import postrider.americanwar.Position;
import postrider.americanwar.WarTopic;
import postrider.americanwar.game.OpenBox;
import postrider.americanwar.orders.Order;
import postrider.kernel.ruling.Ruling;
import postrider.washingtonswar.notation.WarNotation;
import postrider.washingtonswar.orders.Orders;
import postrider.washingtonswar.rules.Dealing;
import postrider.washingtonswar.rules.LegalOrders;
import postrider.washingtonswar.rules.Sequence;
import postrider.washingtonswar.rules.Victory;
import postrider.washingtonswar.table.Advice;
import postrider.washingtonswar.table.EventNotes;
import postrider.washingtonswar.table.Guides;
import postrider.washingtonswar.table.Situation;

/** Everything there is to one box. */
public final class WarBox extends OpenBox {
    private static final Book BOOK = new Book(
            WashingtonsWar.TOURNAMENT,
            Orders.WORDS,
            Orders::new,
            Sequence::carryOut,
            Sequence::advance,
            Situation::of,
            Advice::mayDo,
            Guides::of,
            LegalOrders::of,
            LegalOrders::toOffer,
            Victory::colonies,
            EventNotes.CARDS,
            List.of(WarTopic.values()));

    public WarBox(Box box) {
        super(box, new WarNotation(box), BOOK);
    }

    @Override
    public Position setUp(String scenario, Map<String, String> options) {
        return Dealing.setAside(super.setUp(scenario, options));
    }

    @Override
    public List<String> broken(Position before, Optional<Order> order, Position after, List<Ruling> report) {
        return Invariants.broken(before, order, after);
    }
}
