package postrider.americanwar.table;

import java.util.List;
import java.util.function.Supplier;
import postrider.americanwar.Position;
import postrider.americanwar.Track;
import postrider.americanwar.orders.Control;
import postrider.americanwar.orders.Event;
import postrider.americanwar.orders.Operate;
import postrider.americanwar.orders.Order;
import postrider.americanwar.orders.Play;
import postrider.americanwar.orders.Reinforce;
import postrider.americanwar.orders.Use;
import postrider.kernel.Guide;
import postrider.text.Lists;

/** What {@code help} tells of the kinds of orders that both books know, each with the section of its book. */
public final class OrderGuides {
    private OrderGuides() {}

    /** @param byUse the legal orders with each card, by their use */
    public static List<Guide> of(Position now, List<Guide.Kind<Order>> kinds, Supplier<List<List<List<Order>>>> byUse) {
        var orders = now.track().phase() == Track.Phase.STRATEGY ? Offered.of(byUse.get()) : List.<Order>of();
        return Lists.map(kinds, kind -> kind.guide(orders, Order::words));
    }

    public static Guide.Kind<Order> activate(String sections) {
        var form =
                "play CARD: activate GENERAL with N CU; to SPACE, SPACE (%s). On the way: 'take 2 CU', 'drop 1 CU', 'by sea to"
                        + " PORT', 'then ask', 'stop if intercept is tried'. Name each space they enter.";
        return new Guide.Kind<>("activate", form.formatted(sections), order -> moves(order) && !isCampaign(order));
    }

    /** @param more what else may be an operation */
    public static Guide.Kind<Order> campaign(String section, String more) {
        var form =
                "play CARD: activate GENERAL with N CU; to SPACE; then activate GENERAL ... (%s). 'then ask' has you asked for"
                        + " the next%s.";
        return new Guide.Kind<>("campaign", form.formatted(section, more), OrderGuides::isCampaign);
    }

    public static Guide.Kind<Order> control(String section) {
        var form =
                "play CARD: control SPACE, SPACE (%s). As many PC markers as the number of the card, placed or flipped.";
        return kind("control", form.formatted(section), List.of(Control.class));
    }

    public static Guide.Kind<Order> reinforce(String section) {
        var form = "play CARD: reinforce SPACE with GENERAL and N CU (%s).";
        return kind("reinforce", form.formatted(section), List.of(Reinforce.class));
    }

    public static Guide.Kind<Order> event(String section) {
        var form = "play CARD: event (%s). What it lets you choose may follow after a colon; else you are asked.";
        return kind("play an event", form.formatted(section), List.of(Event.class));
    }

    /** @param uses what it is written for */
    public static Guide.Kind<Order> kind(String word, String form, List<Class<? extends Use>> uses) {
        return new Guide.Kind<>(word, form, order -> uses.stream().anyMatch(use -> use.isInstance(use(order))));
    }

    private static Use use(Order order) {
        return order instanceof Play play ? play.use() : new Control(List.of());
    }

    private static boolean moves(Order order) {
        return use(order) instanceof Operate;
    }

    private static boolean isCampaign(Order order) {
        return moves(order) && order instanceof Play play && play.card().isCampaign();
    }
}
