package postrider.americanwar.table;

import static java.util.Comparator.comparingInt;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import postrider.americanwar.General;
import postrider.americanwar.orders.Control;
import postrider.americanwar.orders.Leg;
import postrider.americanwar.orders.LegalOrders;
import postrider.americanwar.orders.Order;
import postrider.americanwar.orders.Part;
import postrider.americanwar.orders.Step;
import postrider.americanwar.orders.Use;
import postrider.text.Lists;

/**
 * The orders that a letter offers to the player to move: one with each card in hand, if possible each with a different use, then uses
 * not shown yet. All are legal as written; none is advice.
 */
public final class Offered {
    private final List<Order> offered = new ArrayList<>();
    private final Set<Object> shown = new HashSet<>();

    private Offered() {}

    public static List<Order> of(List<LegalOrders.ByUse> cards) {
        return new Offered().all(cards);
    }

    private List<Order> all(List<LegalOrders.ByUse> cards) {
        var all = Lists.map(Lists.filter(cards, card -> !card.uses().isEmpty()), Offered::examples);
        for (var examples : all) offer(another(examples));
        for (var examples : all) for (var order : examples) if (!shown.contains(use(order))) offer(order);
        return List.copyOf(offered);
    }

    /** A use not shown yet, or another general. */
    private Order another(List<Order> examples) {
        return Lists.find(examples, order -> !shown.contains(use(order)))
                .or(() -> Lists.find(examples, order -> !shown.contains(mover(order))))
                .orElse(examples.getFirst());
    }

    private void offer(Order order) {
        offered.add(order);
        shown.add(use(order));
        shown.add(mover(order));
    }

    /** The first order of each use of a card; for marches, the shortest with the most CUs of each general. */
    private static List<Order> examples(LegalOrders.ByUse card) {
        var examples = new ArrayList<Order>();
        for (var orders : card.uses())
            if (mover(orders.getFirst()).isEmpty()) examples.add(orders.getFirst());
            else examples.addAll(marches(orders));
        var useful = Lists.filter(examples, order -> !isWaste(order));
        return useful.isEmpty() ? examples : useful;
    }

    private static List<Order> marches(List<Order> orders) {
        return Lists.map(
                Lists.grouped(orders, Offered::mover).values(),
                his -> his.stream()
                        .min(comparingInt((Order order) -> -taken(order))
                                .thenComparingInt(order -> parts(order).size()))
                        .orElseThrow());
    }

    private static int taken(Order order) {
        return Lists.sum(
                Lists.filter(parts(order), Leg.PickUp.class),
                leg -> leg.troops().total());
    }

    /** What a card is used for. Each event is a use of its own. */
    private static Object use(Order order) {
        return switch (order) {
            case Order.Play(var exchange, var card, var use) when exchange.isPresent() -> exchange;
            case Order.Play(var exchange, var card, Use.Operate operate) -> card.kind();
            case Order.Play(var exchange, var card, Use.Event event) -> card.title();
            case Order.Play play -> play.use().getClass();
            case Order.Committees committees -> Order.Committees.class;
            case Order.ForTheKing markers -> Order.ForTheKing.class;
        };
    }

    private static Optional<General> mover(Order order) {
        return order instanceof Order.Play play ? play.mover() : Optional.empty();
    }

    /** The steps and legs; none if nobody moves. */
    private static List<Part> parts(Order order) {
        return order instanceof Order.Play(var exchange, var card, Use.Operate(var steps))
                ? Step.parts(steps)
                : List.of();
    }

    /** Legal, but only wastes a card. */
    private static boolean isWaste(Order order) {
        return order instanceof Order.Play(var exchange, var card, var use)
                && (use instanceof Use.Discard && card.isOps()
                        || use instanceof Control(var spaces) && spaces.isEmpty());
    }
}
