package postrider.americanwar.table;

import java.util.List;
import postrider.americanwar.Position;
import postrider.americanwar.Track;
import postrider.americanwar.WarTopic;
import postrider.americanwar.orders.Control;
import postrider.americanwar.orders.LegalOrders;
import postrider.americanwar.orders.Order;
import postrider.americanwar.orders.Reinforce;
import postrider.americanwar.orders.Use;
import postrider.kernel.Form;
import postrider.kernel.Guide;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;

/** What {@code help} tells of the kinds of orders that both books know, each with the section of its book. */
public final class OrderGuides {
    private static final List<Form> LEGS = Form.all(
            "to SPACES",
            "take NUMBER CU",
            "take NUMBER American CU[ and NUMBER French CU]",
            "take NUMBER French CU",
            "drop NUMBER CU",
            "drop NUMBER American CU[ and NUMBER French CU]",
            "drop NUMBER French CU",
            "by sea to PORT",
            "stop if intercept is tried",
            "then ask");

    /** A general, and how they go on. */
    private static final String ACTIVATE = "activate GENERAL [with NUMBER CU]";

    private OrderGuides() {}

    public static List<Guide> of(Position now, Side side, List<Guide.OrderWord<Order>> kinds, LegalOrders.Plays cards) {
        var orders = now.track().phase() == Track.Phase.STRATEGY
                ? Offered.of(new LegalOrders(now, side, cards).toOffer())
                : List.<Order>of();
        return Lists.map(kinds, kind -> kind.guide(orders, Order::words));
    }

    public static Guide.OrderWord<Order> activate(String sections) {
        return new Guide.OrderWord<>(
                "activate",
                Form.all("play CARD: " + ACTIVATE),
                LEGS,
                sections,
                "Name each space they enter.",
                order -> operates(order, false));
    }

    /** @param more what else may be an operation */
    public static Guide.OrderWord<Order> campaign(String section, String... more) {
        var operations = Lists.concat(List.of(ACTIVATE), List.of(more));
        var begin = Lists.map(operations, one -> new Form("play CARD: " + one));
        var next = Lists.map(operations, one -> new Form("then " + one));
        return new Guide.OrderWord<>(
                "campaign",
                begin,
                Lists.concat(LEGS, next),
                section,
                "'then ask' has you asked for the next.",
                order -> operates(order, true));
    }

    public static Guide.OrderWord<Order> control(String section) {
        return kind(
                "control",
                Form.all("play CARD: control SPACES", "play CARD: nothing"),
                section,
                "As many PC markers as the number of the card, placed or flipped.",
                List.of(Control.class));
    }

    public static Guide.OrderWord<Order> reinforce(String section) {
        return kind(
                "reinforce",
                Form.all(
                        "play CARD: reinforce SPACE with [GENERAL and ]NUMBER CU",
                        "play CARD: reinforce SPACE with GENERAL"),
                section,
                "",
                List.of(Reinforce.class));
    }

    public static Guide.OrderWord<Order> event(String section) {
        return kind(
                "play an event",
                Form.all("play CARD: event[: WORDS]"),
                section,
                "What it lets you choose may follow after a colon; else you are asked.",
                List.of(Use.Event.class));
    }

    /** Before the first turn: these words, and spaces. */
    public static Guide.OrderWord<Order> setUp(String words, String section, Class<? extends Order> kind) {
        return new Guide.OrderWord<>(words, Form.all(words + ": SPACES"), List.of(), section, "", kind::isInstance);
    }

    /** @param uses what it is written for */
    public static Guide.OrderWord<Order> kind(
            String word, List<Form> forms, String sections, String more, List<Class<? extends Use>> uses) {
        return new Guide.OrderWord<>(
                word,
                forms,
                List.of(),
                sections,
                more,
                order -> order instanceof Order.Play play && uses.stream().anyMatch(use -> use.isInstance(play.use())));
    }

    /** With a campaign, or with another card. */
    private static boolean operates(Order order, boolean campaign) {
        return order instanceof Order.Play(var exchange, var card, Use.Operate operate)
                && card.isCampaign() == campaign;
    }

    /** Who is asked when, and clauses that answer beforehand; {@code zone} is one that the French Navy may close. */
    public static Guide question(WarTopic topic, String when, String zone) {
        return new Guide(topic.words(), Guide.asked(when, topic.clauses(zone)));
    }
}
