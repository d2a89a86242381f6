package postrider.wildernesswar.table;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import postrider.kernel.Lists;
import postrider.kernel.Side;
import postrider.wildernesswar.Order;
import postrider.wildernesswar.Order.Step;
import postrider.wildernesswar.Order.Use;
import postrider.wildernesswar.Position;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.orders.OrderWords;
import postrider.wildernesswar.rules.LegalOrders;

/**
 * The orders a letter offers: one with each card in hand, for another use or by other men as far as there are others, then what no
 * card has shown. All are legal as they stand; none is advice.
 */
public final class Offered {
    private static final int ENOUGH = 15;

    private final List<Order> offered = new ArrayList<>();
    private final Set<Object> shown = new HashSet<>();

    private Offered() {}

    /** One order a line. */
    public static List<String> lines(Position now, Side side) {
        if (!now.track().toMove().equals(Optional.of(side))) return List.of();
        return Lists.each(orders(now, side), Offered::line);
    }

    static String line(Order order) {
        return String.join("; ", OrderWords.of(order));
    }

    /** The same as if it were this side's turn. */
    static List<Order> orders(Position now, Side side) {
        var offered = new Offered();
        var examples = Lists.each(LegalOrders.of(now, side), group -> example(now, Sides.enemy(side), group));
        var plays = Lists.those(examples, Order.Play.class);
        for (var his : Lists.grouped(plays, Order.Play::card).values()) offered.offer(offered.another(his));
        for (var order : examples) if (!offered.shown.contains(use(order))) offered.offer(order);
        return offered.offered;
    }

    /** One that meets the enemy, or goes no further than it must. */
    private static Order example(Position now, Side enemy, List<Order> group) {
        return Lists.first(group, order -> meets(now, enemy, order)).orElse(group.getFirst());
    }

    private static boolean meets(Position now, Side enemy, Order order) {
        return Order.operations(order).stream()
                .flatMap(operation -> Order.goal(operation.steps().getLast()).stream())
                .anyMatch(goal -> now.board().isHeld(enemy, goal));
    }

    private Order another(List<Order.Play> his) {
        return Lists.first(his, order -> !shown.contains(use(order)))
                .or(() -> Lists.first(his, order -> isForce(order) && !shown.contains(head(order))))
                .orElse(his.getFirst());
    }

    private void offer(Order order) {
        if (offered.size() >= ENOUGH) return;
        offered.add(order);
        shown.add(use(order));
        shown.add(head(order));
    }

    private static boolean isForce(Order order) {
        return Order.operations(order).stream()
                .anyMatch(operation -> operation.who().pieces().size() > 1);
    }

    private static Object head(Order order) {
        return Lists.each(Order.operations(order), operation -> operation.who().head());
    }

    /** Events differ by their name, marches by how they are made. */
    private static Object use(Order order) {
        return switch (order) {
            case Order.Pass pass -> Order.Pass.class;
            case Order.Play(var card, Use.Event event, var demolished) -> card.event();
            case Order.Play(var card, Use.Build build, var demolished) -> build.forts();
            case Order.Play(var card, Use.Nothing nothing, var demolished) -> Use.Nothing.class;
            case Order.Play(var card, Use.Activate activate, var demolished) ->
                activate.campaign()
                        ? Use.Activate.class
                        : manner(activate.operations().getFirst());
        };
    }

    private static Object manner(Order.Operation operation) {
        return switch (operation.steps().getFirst()) {
            case Step.To to -> to.way();
            case Step other -> other.getClass();
        };
    }
}
