package postrider.wildernesswar.table;

import java.util.List;
import postrider.kernel.Form;
import postrider.kernel.Guide;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.wildernesswar.Order;
import postrider.wildernesswar.Order.Step;
import postrider.wildernesswar.Order.Use;
import postrider.wildernesswar.Position;
import postrider.wildernesswar.WarTopic;

/** What {@code help} tells about each kind of order, with the cards in hand, and each question. */
public final class Guides {
    private static final List<Form> STEPS = Form.all(
            "to SPACES",
            "by sea to PORT",
            "land at SPACES",
            "drop UNITS",
            "siege",
            "assault",
            "sortie",
            "demolish SPACES",
            "first demolish SPACES",
            "then ask");

    private static final List<Form> GOING = Lists.concat(Form.all("go LEADER [with UNITS]"), STEPS);
    private static final List<Form> DEMOLISHING = Form.all("demolish SPACES", "first demolish SPACES");

    private static final List<Guide.OrderWord<Order>> KINDS = List.of(
            new Guide.OrderWord<>(
                    "activate",
                    Form.all("play CARD: activate LEADER [with UNITS]"),
                    STEPS,
                    "5.3, 6.1",
                    "'with all' is the most a leader commands. Name each space.",
                    order -> moves(order) && !isCampaign(order)),
            new Guide.OrderWord<>(
                    "several",
                    Form.all("play CARD: activate LEADERS"),
                    GOING,
                    "5.32",
                    "Leaders and units, each for himself, as many as the number of the card.",
                    order -> moves(order) && Order.operations(order).size() > 1 && !isCampaign(order)),
            new Guide.OrderWord<>(
                    "campaign",
                    Form.all("play CARD: campaign LEADERS"),
                    GOING,
                    "5.51",
                    "'then ask' instead of the second has you asked for it when the first is done.",
                    Guides::isCampaign),
            new Guide.OrderWord<>(
                    "siege",
                    Form.all("play CARD: activate LEADER [with UNITS]"),
                    STEPS,
                    "8.231",
                    "'siege', or 'assault' (9.11), or 'sortie' out of a place (8.25).",
                    order -> !moves(order) && !Order.operations(order).isEmpty()),
            new Guide.OrderWord<>(
                    "raid",
                    List.of(),
                    List.of(),
                    "10.1",
                    "Auxiliaries who end their move without Drilled Troops in a cultivated space or a stockade of the enemy, or in"
                            + " his allies' settlement, raid it without being told to (10.1): order the move. The enemy may be"
                            + " asked for militia and Blockhouses. A raid that succeeds earns half a VP at the end of the year and"
                            + " eliminates the stockade, or the settlement's Indians (10.31); then the raiders go home (10.4).",
                    Guides::mayRaid),
            new Guide.OrderWord<>(
                    "build",
                    Form.all("play CARD: build stockades in SPACES", "play CARD: build forts in SPACES"),
                    DEMOLISHING,
                    "5.41, 5.42",
                    "Never with two cards running (5.4). 'demolish' may follow any use (5.46).",
                    order -> order instanceof Order.Play play && play.use() instanceof Use.Build),
            new Guide.OrderWord<>(
                    "play an event",
                    Form.all("play CARD: event"),
                    DEMOLISHING,
                    "5.51",
                    "What it lets you choose you are asked.",
                    order -> order instanceof Order.Play play && play.use() instanceof Use.Event),
            new Guide.OrderWord<>(
                    "pass",
                    Form.all("pass", "play CARD: nothing"),
                    DEMOLISHING,
                    "4.0",
                    "Who has one card left may hold it. 'nothing' plays one for no use.",
                    order -> order instanceof Order.Pass));

    private Guides() {}

    public static List<Guide> of(Position now, Side side) {
        var orders = Offered.orders(now, side);
        var kinds = Lists.map(KINDS, kind -> kind.guide(orders, Offered::line));
        return Lists.concat(
                kinds, Lists.map(List.of(WarTopic.values()), topic -> new Guide(topic.words(), topic.help())));
    }

    private static boolean moves(Order order) {
        return Order.operations(order).stream()
                .anyMatch(operation -> operation.steps().stream().anyMatch(Step.To.class::isInstance));
    }

    private static boolean mayRaid(Order order) {
        return moves(order)
                && Order.operations(order).stream()
                        .allMatch(operation -> operation.who().hasAuxiliaries()
                                && !operation.who().hasDrilled());
    }

    private static boolean isCampaign(Order order) {
        return order instanceof Order.Play play && play.use().isCampaign();
    }
}
