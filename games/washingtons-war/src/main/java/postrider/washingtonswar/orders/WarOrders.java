package postrider.washingtonswar.orders;

import java.util.List;
import postrider.kernel.Line;
import postrider.kernel.OrderLanguage;
import postrider.kernel.Read;
import postrider.kernel.Side;
import postrider.washingtonswar.Order;
import postrider.washingtonswar.Position;
import postrider.washingtonswar.table.Advice;

/** The words of orders. */
public record WarOrders() implements OrderLanguage<Position, Order> {
    @Override
    public Read<Order> read(List<Line> lines, Position position, Side by) {
        return OrderReader.read(lines, position, by);
    }

    @Override
    public List<String> words(Order order) {
        return OrderWords.of(order);
    }

    @Override
    public List<String> mayDo(Position position, Side side) {
        return Advice.mayDo(position, side);
    }

    @Override
    public List<String> reply(Position position, Side side) {
        return Advice.reply(position, side);
    }
}
