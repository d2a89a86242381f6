package postrider.wethepeople.game;

import java.util.List;
import java.util.Optional;
import postrider.americanwar.Position;
import postrider.americanwar.game.WarInvariants;
import postrider.americanwar.orders.Order;

/** What holds in this book too. */
public final class Invariants extends WarInvariants {
    private Invariants(Position before, Position now) {
        super(before, now);
    }

    /** What the impulse broke, a sentence with its rule number each. */
    public static List<String> broken(Position before, Optional<Order> order, Position after) {
        return new Invariants(before, after).broken(order, true, "12.0"); // R19
    }

    @Override
    protected void own() {
        cards(9, "6.2");
        track("9.1", "6.2");
    }
}
