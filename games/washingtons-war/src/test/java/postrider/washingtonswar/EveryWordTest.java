package postrider.washingtonswar;

import java.util.List;
import postrider.americanwar.Position;
import postrider.americanwar.orders.Order;
import postrider.kit.EveryWordKit;

class EveryWordTest extends EveryWordKit<Position, Order> {
    private static final List<String> VERBS = List.of(
            "committees",
            "for the king",
            "play",
            "discard",
            "exchange",
            "activate",
            "take",
            "to",
            "by sea",
            "landing party",
            "ask",
            "control",
            "remove",
            "reinforce",
            "queue",
            "event");

    EveryWordTest() {
        super(RandomGame.WARS, 12, VERBS, StandingOrdersTest.LINES);
    }
}
