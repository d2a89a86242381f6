package postrider.washingtonswar.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import postrider.americanwar.General;
import postrider.americanwar.Part;
import postrider.americanwar.Position;
import postrider.americanwar.table.Examples;
import postrider.kernel.Lists;
import postrider.kernel.Side;
import postrider.washingtonswar.Order;
import postrider.washingtonswar.orders.OrderWords;
import postrider.washingtonswar.rules.LegalOrders;

/** The orders a letter offers to him who is to play. */
public final class Offered extends Examples<Order> {
    private Offered() {}

    /** One order a line. */
    public static List<String> lines(Position now, Side side) {
        if (!now.track().toMove().equals(Optional.of(side))) return List.of();
        return Lists.each(orders(now, side), Offered::line);
    }

    /** The same as if it were this side's turn. */
    static List<Order> orders(Position now, Side side) {
        var cards = new ArrayList<>(LegalOrders.byUse(now, side));
        cards.add(LegalOrders.exchangedByUse(now, side));
        return new Offered().of(cards);
    }

    static String line(Order order) {
        return String.join(" ", OrderWords.of(order));
    }

    @Override
    protected Object use(Order order) {
        return switch (order) {
            case Order.Play(var exchange, var card, var use) when exchange.isPresent() -> exchange;
            case Order.Play(var exchange, var card, Order.Use.Operate operate) -> card.kind();
            case Order.Play(var exchange, var card, Order.Use.Event event) -> card.title();
            case Order.Play play -> play.use().getClass();
            case Order.Committees committees -> Order.Committees.class;
            case Order.ForTheKing markers -> Order.ForTheKing.class;
        };
    }

    @Override
    protected Optional<General> mover(Order order) {
        return order instanceof Order.Play(var exchange, var card, Order.Use.Operate(var steps))
                ? Order.firstGeneral(steps)
                : Optional.empty();
    }

    @Override
    protected List<Part> parts(Order order) {
        return order instanceof Order.Play(var exchange, var card, Order.Use.Operate(var steps))
                ? Order.parts(steps)
                : List.of();
    }

    @Override
    protected boolean isWaste(Order order) {
        return order instanceof Order.Play(var exchange, var card, Order.Use.Discard discard) && card.isOps();
    }
}
