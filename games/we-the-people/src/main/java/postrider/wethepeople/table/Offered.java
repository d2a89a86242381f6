package postrider.wethepeople.table;

import java.util.List;
import java.util.Optional;
import postrider.americanwar.General;
import postrider.americanwar.Part;
import postrider.americanwar.Position;
import postrider.americanwar.table.Examples;
import postrider.kernel.Lists;
import postrider.kernel.Side;
import postrider.wethepeople.Order;
import postrider.wethepeople.orders.OrderWords;
import postrider.wethepeople.rules.LegalOrders;

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
        return new Offered().of(LegalOrders.byUse(now, side));
    }

    static String line(Order order) {
        return String.join(" ", OrderWords.of(order));
    }

    @Override
    protected Object use(Order order) {
        return switch (order) {
            case Order.Play(var card, Order.Use.Operate operate) -> card.kind();
            case Order.Play(var card, Order.Use.Event event) -> card.title();
            case Order.Play play -> play.use().getClass();
            case Order.Committees committees -> Order.Committees.class;
        };
    }

    @Override
    protected Optional<General> mover(Order order) {
        return order instanceof Order.Play(var card, Order.Use.Operate(var steps))
                ? Order.firstGeneral(steps)
                : Optional.empty();
    }

    @Override
    protected List<Part> parts(Order order) {
        return order instanceof Order.Play(var card, Order.Use.Operate(var steps)) ? Order.parts(steps) : List.of();
    }

    @Override
    protected boolean isWaste(Order order) {
        return order instanceof Order.Play(var card, Order.Use.Control(var spaces)) && spaces.isEmpty();
    }
}
