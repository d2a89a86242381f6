package postrider.washingtonscrossing.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
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
import postrider.washingtonscrossing.Order.Action;
import postrider.washingtonscrossing.Order.Command;
import postrider.washingtonscrossing.Order.Statement;
import postrider.washingtonscrossing.orders.Forms;
import postrider.washingtonscrossing.orders.OrderReader;
import postrider.washingtonscrossing.orders.OrderWords;

/** What {@code help} says about each kind of order and question, and about leaders and hexes. */
public final class Guides {
    /** Help by the word for a kind of order. */
    private static final Map<String, String> HELP = WordTable.rows(Shipped.text(Guides.class, "help.txt"), 2).stream()
            .collect(Collectors.toMap(List::getFirst, List::getLast));

    /** @param example whether a legal order serves as an example */
    private record Kind(String word, List<Form> begin, List<Form> goOn, Predicate<Order> example) {
        Kind(String word, List<Form> begin) {
            this(word, begin, List.of(), order -> false);
        }
    }

    private static final List<Form> PARTING = Lists.concat(
            Lists.map(OrderReader.NUMBERS, number -> new Form("with NUMBER %s or more".formatted(number))),
            Form.all("else"));

    private static final List<Form> STEPS = Lists.concat(
            Forms.shown("to ", "join", "drop", "hasty", "normal", "detach", "leave", "stop", "then ask"), PARTING);

    private static final List<Kind> KINDS = List.of(
            new Kind("activate", Forms.shown("activate", "try")),
            new Kind("march", Forms.shown("go", "roll for", "force march"), STEPS, having(Action.Go.class)),
            new Kind("cross", Forms.shown("sail")),
            new Kind("attack", Forms.shown("prepared attack"), Forms.shown("advance"), having(Action.Prepare.class)),
            new Kind("detach", Forms.shown("detach", "absorb", "transfer")),
            new Kind("entrench", Forms.shown("entrench")),
            new Kind(
                    "discharge",
                    Forms.shown("discharge", "remove", "make"),
                    List.of(),
                    having(Command.Discharge.class)),
            new Kind(
                    "pass",
                    Form.all("pass"),
                    List.of(),
                    order -> order.statements().isEmpty()));

    private Guides() {}

    private static Predicate<Order> having(Class<? extends Statement> kind) {
        return order -> order.statements().stream().anyMatch(kind::isInstance);
    }

    /** @param examples orders that are legal now */
    public static List<Guide> of(Country country, List<Order> examples) {
        var words = new OrderWords(country);
        var kinds = Lists.map(KINDS, kind -> {
            var lines = new ArrayList<>(List.of(HELP.get(kind.word())));
            for (var order : Lists.filter(examples, kind.example())) lines.addAll(words.of(order));
            return new Guide(kind.word(), kind.begin(), kind.goOn(), lines);
        });
        return Lists.concat(
                kinds, Lists.map(List.of(CrossingTopic.values()), topic -> new Guide(topic.words(), topic.help())));
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
