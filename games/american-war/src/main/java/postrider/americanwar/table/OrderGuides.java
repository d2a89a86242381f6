package postrider.americanwar.table;

import java.util.List;
import java.util.function.Supplier;
import postrider.americanwar.Position;
import postrider.americanwar.Track;
import postrider.americanwar.WarTopic;
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
    public static List<Guide> of(
            Position now, List<Guide.OrderWord<Order>> kinds, Supplier<List<List<List<Order>>>> byUse) {
        var orders = now.track().phase() == Track.Phase.STRATEGY ? Offered.of(byUse.get()) : List.<Order>of();
        return Lists.map(kinds, kind -> kind.guide(orders, Order::words));
    }

    public static Guide.OrderWord<Order> activate(String sections) {
        var form =
                "play CARD: activate GENERAL with N CU; to SPACE, SPACE (%s). On the way: 'take 2 CU', 'drop 1 CU', 'by sea to"
                        + " PORT', 'then ask', 'stop if intercept is tried'. Name each space they enter.";
        return new Guide.OrderWord<>("activate", form.formatted(sections), order -> moves(order) && !isCampaign(order));
    }

    /** @param more what else may be an operation */
    public static Guide.OrderWord<Order> campaign(String section, String more) {
        var form =
                "play CARD: activate GENERAL with N CU; to SPACE; then activate GENERAL ... (%s). 'then ask' has you asked for"
                        + " the next%s.";
        return new Guide.OrderWord<>("campaign", form.formatted(section, more), OrderGuides::isCampaign);
    }

    public static Guide.OrderWord<Order> control(String section) {
        var form =
                "play CARD: control SPACE, SPACE (%s). As many PC markers as the number of the card, placed or flipped.";
        return kind("control", form.formatted(section), List.of(Control.class));
    }

    public static Guide.OrderWord<Order> reinforce(String section) {
        var form = "play CARD: reinforce SPACE with GENERAL and N CU (%s).";
        return kind("reinforce", form.formatted(section), List.of(Reinforce.class));
    }

    public static Guide.OrderWord<Order> event(String section) {
        var form = "play CARD: event (%s). What it lets you choose may follow after a colon; else you are asked.";
        return kind("play an event", form.formatted(section), List.of(Event.class));
    }

    /** @param uses what it is written for */
    public static Guide.OrderWord<Order> kind(String word, String form, List<Class<? extends Use>> uses) {
        return new Guide.OrderWord<>(word, form, order -> uses.stream().anyMatch(use -> use.isInstance(use(order))));
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

    /**
     * Who is asked when, and clauses that answer beforehand.
     *
     * @param zone that the French Navy may close, for the example
     */
    public static Guide question(WarTopic topic, String when, String zone) {
        var clauses = switch (topic) {
            case BATTLE_CARD -> List.of("battle card if defending: play \"Morgan's Riflemen\"", "battle card: none");
            case INTERCEPT -> List.of("intercept into Saratoga with Gates", "intercept: no");
            case RETREAT_BEFORE_BATTLE -> List.of("retreat before battle with Gates if outnumbered to Albany");
            case RETREAT -> List.of("retreat from Saratoga to Albany");
            case CLAIM_THE_FIRST_PLAY -> List.of("claim the first play");
            case FIRST_PLAYER -> List.of("first player: American");
            case NEXT_OPERATION -> List.of("next operation: stop");
            case MARCH -> List.of("march: stop");
            case GENERAL_TO_SEND_BACK -> List.of("general to send back: Clinton, or Howe");
            case MARKERS_TO_REMOVE -> List.of("markers to remove: Albany, York, Newport, Salem, Norfolk");
            case CU_TO_INTERCEPT_WITH -> List.of("CU to intercept with: 4 American CU and 1 French CU");
            case CU_TO_RETREAT_WITH -> List.of("CU to retreat with: 3 American CU and 2 French CU");
            case CU_TO_LOSE -> List.of("CU to lose: French");
            case EVENT -> List.of("event: Albany, York, Reading");
            case ANOTHER_ACTION -> List.of("another action: yes");
            case CONGRESS -> List.of("congress to York, Albany");
            case FRENCH_NAVY -> List.of("french navy: " + zone);
            case FRENCH_LANDING -> List.of("french landing: Newport");
            case EUROPEAN_WAR -> List.of("european war: 1 CU in Boston, 1 CU in Quebec");
        };
        return new Guide(topic.words(), Guide.asked(when, clauses.toArray(String[]::new)));
    }
}
