package postrider.wildernesswar.table;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.wildernesswar.Card;
import postrider.wildernesswar.Order;
import postrider.wildernesswar.Order.Operation;
import postrider.wildernesswar.Order.Step;
import postrider.wildernesswar.Order.Use;
import postrider.wildernesswar.Position;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.orders.OrderWords;
import postrider.wildernesswar.rules.LegalOrders;

/**
 * The orders that a letter offers: one with each card in hand, if possible each with a different use or different pieces, then uses not
 * shown yet. All are legal as written; none is advice.
 */
public final class Offered {
    private static final int ENOUGH = 15;

    private final List<Order> offered = new ArrayList<>();
    private final Set<Object> shown = new HashSet<>();

    private final Position now;
    private final Side enemy;

    private Offered(Position now, Side enemy) {
        this.now = now;
        this.enemy = enemy;
    }

    /** One line for each order. */
    public static List<String> lines(Position now, Side side) {
        if (!now.track().toMove().equals(Optional.of(side))) return List.of();
        return Lists.map(orders(now, side), Offered::line);
    }

    static String line(Order order) {
        return String.join("; ", OrderWords.of(order));
    }

    /** The orders as if it were this side's turn. */
    static List<Order> orders(Position now, Side side) {
        var offered = new Offered(now, Sides.enemy(side));
        var groups = LegalOrders.of(now, side);
        var plays = Lists.filter(groups, group -> group.getFirst() instanceof Order.Play);
        for (var his : Lists.grouped(plays, Offered::card).values()) offered.offer(offered.another(his));
        for (var group : groups) if (!offered.shown.contains(use(group.getFirst()))) offered.offer(group);
        return offered.offered;
    }

    private static Optional<Card> card(List<Order> group) {
        return group.getFirst() instanceof Order.Play play ? Optional.of(play.card()) : Optional.empty();
    }

    /** An order that meets the enemy, or one that goes no further than necessary. */
    private Order example(List<Order> group) {
        return Lists.find(group, this::meets).orElse(group.getFirst());
    }

    private boolean meets(Order order) {
        var goals = Lists.flatMap(Order.operations(order), operation -> Lists.of(operation.goal()));
        return goals.stream().anyMatch(goal -> now.board().isHeld(enemy, goal));
    }

    private List<Order> another(List<List<Order>> his) {
        return Lists.find(his, group -> !shown.contains(use(group.getFirst())))
                .or(() ->
                        Lists.find(his, group -> isForce(group.getFirst()) && !shown.contains(head(group.getFirst()))))
                .orElse(his.getFirst());
    }

    private void offer(List<Order> group) {
        if (offered.size() >= ENOUGH) return;
        offered.add(example(group));
        shown.add(use(group.getFirst()));
        shown.add(head(group.getFirst()));
    }

    private static boolean isForce(Order order) {
        return Order.operations(order).stream()
                .anyMatch(operation -> operation.who().isSeveral());
    }

    private static Object head(Order order) {
        return Lists.map(Order.operations(order), Operation::head);
    }

    /** What distinguishes uses: events by their name, marches by their means. */
    private static Object use(Order order) {
        return switch (order) {
            case Order.Pass pass -> Order.Pass.class;
            case Order.Play(var card, Use.Event event, var first, var last) -> card.event();
            case Order.Play(var card, Use.Build build, var first, var last) -> build.forts();
            case Order.Play(var card, Use.Nothing nothing, var first, var last) -> Use.Nothing.class;
            case Order.Play(var card, Use.Activate activate, var first, var last) ->
                activate.campaign()
                        ? Use.Activate.class
                        : manner(activate.operations().getFirst());
        };
    }

    private static Object manner(Order.Operation operation) {
        return switch (operation.steps().getFirst()) {
            case Step.To to -> to.means();
            case Step other -> other.getClass();
        };
    }
}
