package postrider.wethepeople.table;

import static java.util.Comparator.comparingInt;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import postrider.americanwar.General;
import postrider.americanwar.Leg;
import postrider.americanwar.Part;
import postrider.kernel.Lists;
import postrider.kernel.Side;
import postrider.wethepeople.Order;
import postrider.wethepeople.Position;
import postrider.wethepeople.orders.OrderWords;
import postrider.wethepeople.rules.LegalOrders;

/**
 * The orders a letter offers: one with each card in hand, for another use as far as there are others, then what no card has shown.
 * All are legal as they stand; none is advice.
 */
public final class Offered {
    private final List<Order> offered = new ArrayList<>();
    private final Set<Object> shown = new HashSet<>();

    private Offered() {}

    /** One order a line. */
    public static List<String> lines(Position now, Side side) {
        if (!now.track().toMove().equals(Optional.of(side))) return List.of();
        return Lists.each(orders(now, side), Offered::line);
    }

    /** The same as if it were this side's turn. */
    static List<Order> orders(Position now, Side side) {
        var cards = LegalOrders.byUse(now, side);
        return new Offered().with(Lists.each(Lists.those(cards, uses -> !uses.isEmpty()), Offered::examples));
    }

    static String line(Order order) {
        return String.join(" ", OrderWords.of(order));
    }

    private List<Order> with(List<List<Order>> cards) {
        for (var examples : cards) offer(another(examples));
        for (var examples : cards) for (var order : examples) if (!shown.contains(use(order))) offer(order);
        return offered;
    }

    /** Another use than those shown, or another general. */
    private Order another(List<Order> examples) {
        return Lists.first(examples, order -> !shown.contains(use(order)))
                .or(() -> Lists.first(examples, order -> !shown.contains(mover(order))))
                .orElse(examples.getFirst());
    }

    private void offer(Order order) {
        offered.add(order);
        shown.add(use(order));
        shown.add(mover(order));
    }

    /** What a card is used for; an event is only its card's. */
    private static Object use(Order order) {
        return switch (order) {
            case Order.Play(var card, Order.Use.Operate operate) -> card.kind();
            case Order.Play(var card, Order.Use.Event event) -> card.title();
            case Order.Play play -> play.use().getClass();
            case Order.Committees committees -> Order.Committees.class;
        };
    }

    private static Optional<General> mover(Order order) {
        return order instanceof Order.Play(var card, Order.Use.Operate(var steps))
                ? Order.firstGeneral(steps)
                : Optional.empty();
    }

    /** Of each use of a card the first order, of each general's marches the shortest with the most CUs. */
    private static List<Order> examples(List<List<Order>> uses) {
        var examples = new ArrayList<Order>();
        for (var orders : uses)
            if (mover(orders.getFirst()).isEmpty()) examples.add(orders.getFirst());
            else examples.addAll(marches(orders));
        var useful = Lists.those(examples, order -> !isWaste(order));
        return useful.isEmpty() ? examples : useful;
    }

    private static boolean isWaste(Order order) {
        return order instanceof Order.Play(var card, Order.Use.Control(var spaces)) && spaces.isEmpty();
    }

    private static List<Order> marches(List<Order> orders) {
        return Lists.each(
                Lists.grouped(orders, Offered::mover).values(),
                his -> his.stream()
                        .min(comparingInt((Order order) -> -taken(order)).thenComparingInt(Offered::length))
                        .orElseThrow());
    }

    private static int taken(Order order) {
        return Lists.those(parts(order), Leg.PickUp.class).stream()
                .mapToInt(leg -> leg.troops().total())
                .sum();
    }

    private static int length(Order order) {
        return parts(order).size();
    }

    private static List<Part> parts(Order order) {
        return order instanceof Order.Play(var card, Order.Use.Operate(var steps)) ? Order.parts(steps) : List.of();
    }
}
