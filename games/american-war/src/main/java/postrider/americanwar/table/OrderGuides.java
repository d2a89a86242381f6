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
import postrider.files.Shipped;
import postrider.kernel.Form;
import postrider.kernel.Guide;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.text.WordTable;

/**
 * What {@code help} tells about the kinds of orders and questions of a book.
 *
 * @param kinds a row for each kind of order
 * @param questions who is asked when, with clauses that answer beforehand
 */
public record OrderGuides(List<List<String>> kinds, List<Guide> questions) {
    /** @param beside the class whose folder has the tables */
    public OrderGuides(Class<?> beside) {
        this(rows(beside, "help.txt"), Lists.map(rows(beside, "questions.txt"), OrderGuides::question));
    }

    private static List<List<String>> rows(Class<?> beside, String table) {
        return WordTable.rows(Shipped.text(beside, table));
    }

    public List<Guide> orders(Position now, Side side, LegalOrders.Plays cards) {
        var orders = now.track().phase() == Track.Phase.STRATEGY
                ? Offered.of(new LegalOrders(now, side, cards).toOffer())
                : List.<Order>of();
        return Lists.map(kinds, row -> kind(row).guide(orders, Order::words));
    }

    private static Guide.OrderWord<Order> kind(List<String> row) {
        var word = row.getFirst();
        return new Guide.OrderWord<>(
                word,
                forms(row.get(3)),
                forms(row.get(4)),
                row.get(1),
                row.get(2),
                order -> word(order).equals(word));
    }

    private static List<Form> forms(String cell) {
        return cell.isEmpty() ? List.of() : Form.all(cell.split(" \\| "));
    }

    /** The word for the kind of an order. */
    private static String word(Order order) {
        return switch (order) {
            case Order.Committees committees -> "committees";
            case Order.ForTheKing markers -> "for the king";
            case Order.Play(var exchange, var card, var use) ->
                switch (use) {
                    case Use.Operate operate -> card.isCampaign() ? "campaign" : "activate";
                    case Control control -> "control";
                    case Reinforce arrival -> "reinforce";
                    case Use.Event event -> "play an event";
                    case Use.Queue queue -> "queue";
                    case Use.Discard discard -> "discard";
                    case Use.DiscardToPlace discard -> "discard";
                    case Use.DiscardToRemove discard -> "discard";
                };
        };
    }

    private static Guide question(List<String> row) {
        var clauses = Lists.concat(WarTopic.clauses(row.getFirst()), row.subList(2, row.size()));
        return new Guide(row.getFirst(), Guide.asked(row.get(1), clauses));
    }
}
