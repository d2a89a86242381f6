package postrider.wethepeople;

import java.util.List;
import postrider.americanwar.Position;
import postrider.americanwar.orders.Order;
import postrider.kit.EveryWordKit;

class EveryWordTest extends EveryWordKit<Position, Order> {
    private static final List<String> VERBS = List.of(
            "committees",
            "play",
            "discard",
            "activate",
            "take",
            "to",
            "by sea",
            "ask",
            "control",
            "reinforce",
            "event");

    EveryWordTest() {
        super(RandomGame.WARS, 12, VERBS, StandingOrdersTest.LINES);
    }
}
