package postrider.washingtonswar.table;

import java.util.List;
import java.util.Optional;
import postrider.kernel.Bot;
import postrider.kernel.Playable;
import postrider.kernel.Side;
import postrider.washingtonswar.Order;
import postrider.washingtonswar.Position;
import postrider.washingtonswar.rules.LegalOrders;

/** The war without people. */
public record WarGame() implements Playable<Position, Order> {
    @Override
    public List<List<Order>> legal(Position position, Side side) {
        return LegalOrders.of(position, side);
    }

    @Override
    public Optional<Bot<Position, Order>> sensible(long seed) {
        return Optional.of(new SensibleBot(seed));
    }

    @Override
    public List<String> broken(Position before, Optional<Order> order, Position after) {
        return Invariants.broken(before, order, after);
    }
}
