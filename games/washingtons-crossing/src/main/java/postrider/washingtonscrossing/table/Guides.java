package postrider.washingtonscrossing.table;

import java.util.ArrayList;
import java.util.List;
import postrider.files.Shipped;
import postrider.kernel.Form;
import postrider.kernel.Guide;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.text.WordTable;
import postrider.text.Wording;
import postrider.washingtonscrossing.Country;
import postrider.washingtonscrossing.CrossingTopic;
import postrider.washingtonscrossing.Doubts;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Order;
import postrider.washingtonscrossing.orders.Forms;
import postrider.washingtonscrossing.orders.OrderWords;

/** What {@code help} says about each kind of order and question, and about leaders and hexes. */
public final class Guides {
    /** The kinds of orders, a row each. */
    private static final List<List<String>> KINDS = WordTable.rows(Shipped.text(Guides.class, "help.txt"), 5);

    private Guides() {}

    /** @param examples orders that are legal now */
    public static List<Guide> of(Country country, List<Order> examples) {
        var orders = Lists.flatMap(examples, new OrderWords(country)::of);
        return Lists.concat(
                Lists.map(KINDS, kind -> kind(kind, orders)),
                Lists.map(List.of(CrossingTopic.values()), topic -> new Guide(topic.words(), topic.help())));
    }

    private static Guide kind(List<String> row, List<String> orders) {
        var statement = row.get(3);
        var examples = Lists.filter(orders, order -> !statement.isEmpty() && ("; " + order).contains("; " + statement));
        var lines = Lists.concat(List.of(row.getLast()), examples);
        return new Guide(row.getFirst(), forms(row.get(1)), forms(row.get(2)), lines);
    }

    private static List<Form> forms(String cell) {
        return cell.isEmpty() ? List.of() : Forms.shown(cell.split(", "));
    }

    /** The values printed on leaders' counters. */
    public static List<Guide> of(List<Leader> leaders) {
        return Lists.map(
                leaders,
                leader -> new Guide(leader.name(), Lists.concat(List.of(printed(leader)), unconfirmed(leader))));
    }

    private static List<String> unconfirmed(Leader leader) {
        var doubts = new Doubts();
        leader.doubts().forEach((what, why) -> doubts.add("the %s", why, what));
        return Lists.of(doubts.sentence());
    }

    private static String printed(Leader leader) {
        var parts = new ArrayList<String>();
        parts.add("Activation %s (10.1); rating %d (10.2, 11.3)"
                .formatted(Wording.count(leader.cost(), "point"), leader.rating()));
        if (leader.commands())
            parts.add("activates up to %s within %s (10.4)"
                    .formatted(
                            Wording.count(leader.span(), "other"), Wording.count(leader.radius(), "movement point")));
        if (leader.limit() > 0) parts.add("leads %,d men at most".formatted(leader.limit()));
        if (leader.points() > 0)
            parts.add("%s to whoever captures this leader (22.3)"
                    .formatted(Wording.count(leader.points(), "victory point")));
        return String.join("; ", parts) + ".";
    }

    /** Unconfirmed facts about a hex. */
    public static List<String> of(Country country, Hex hex) {
        var unconfirmed = country.unconfirmed();
        var roads = unconfirmed.roads();
        var rivers = unconfirmed.rivers();
        var doubts = new Doubts();
        unconfirmed.ground(hex).ifPresent(why -> doubts.add("the ground", why, ""));
        unconfirmed.place(hex).ifPresent(why -> doubts.add("that %s lies here", why, country.name(hex)));
        for (var next : country.grid().neighbours(hex)) {
            var name = country.name(next);
            roads.between(hex, next).ifPresent(why -> doubts.add("the road to %s", why, name));
            rivers.between(hex, next).ifPresent(why -> doubts.add("the water between it and %s", why, name));
        }
        return Lists.of(doubts.sentence());
    }
}
