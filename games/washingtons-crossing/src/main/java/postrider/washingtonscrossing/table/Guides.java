package postrider.washingtonscrossing.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import postrider.kernel.Form;
import postrider.kernel.Guide;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.washingtonscrossing.Country;
import postrider.washingtonscrossing.CrossingTopic;
import postrider.washingtonscrossing.Doubts;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Order;
import postrider.washingtonscrossing.Order.Action;
import postrider.washingtonscrossing.Order.Statement;
import postrider.washingtonscrossing.orders.Forms;
import postrider.washingtonscrossing.orders.OrderReader;
import postrider.washingtonscrossing.orders.OrderWords;

/** What {@code help} tells of each kind of order, and of each question. */
public final class Guides {
    /** @param example whether it shows an order that is legal now */
    private record Kind(String word, List<Form> begin, List<Form> goOn, Predicate<Order> example, String text) {
        Kind(String word, List<Form> begin, String text) {
            this(word, begin, List.of(), order -> false, text);
        }
    }

    private static final List<Form> PARTING = Lists.concat(
            Lists.map(OrderReader.NUMBERS, number -> new Form("with NUMBER %s or more".formatted(number))),
            Form.all("else"));

    private static final List<Form> STEPS = Lists.concat(
            Forms.shown("to ", "join", "drop", "hasty", "normal", "detach", "leave", "stop", "then ask"), PARTING);

    private static final List<Kind> KINDS = List.of(
            new Kind(
                    "activate",
                    Forms.shown("activate", "try"),
                    "activate LEADER with LEADERS (10.1, 10.4). First in the order, before anybody goes; whom the leader activates may "
                            + "activate others in turn: 'activate Washington with Greene; activate Greene with Stephen, Mercer'. "
                            + "'try LEADER with LEADERS' tries one by a die on a day turn, after all other marches (10.2)."),
            new Kind(
                    "march",
                    Forms.shown("go", "roll for", "force march"),
                    STEPS,
                    having(Action.Go.class),
                    "go LEADERS; to HEX; to HEX (11.0). Those in one hex who go together. A hex is a name or a number; to one farther "
                            + "off they take the cheapest way, and a ferry is named by the hex beyond. They roll with one die: 'roll for LEADERS' "
                            + "before it has a column in several hexes roll together. On the way: 'join LEADER', 'drop LEADERS', 'stop', "
                            + "'leave the map', 'then ask'. 'with 9 points or more; to Princeton; else; to Maidenhead' parts by the roll. "
                            + "'force march LEADERS' comes before the roll (11.2), 'under Washington' once a game."),
            new Kind(
                    "cross",
                    Forms.shown("sail"),
                    "to HEX, beyond a ferry (11.4.2), or 'to HEX by boat' where naval units lie (11.4.3). Only Americans do. "
                            + "'sail Durham Boats to 1631|1630' moves a naval unit along the Delaware (11.6)."),
            new Kind(
                    "attack",
                    Forms.shown("prepared attack"),
                    Forms.shown("advance"),
                    having(Action.Prepare.class),
                    "hasty attack on HEX, normal attack on HEX: at the end of a march, or in the middle of one (16.2). "
                            + "prepared attack on HEX with LEADERS; advance LEADERS: last in the order (16.3). 'at dawn' behind HEX or LEADERS "
                            + "makes it the Americans' dawn attack, once a game (17.2.3). No attacks at night (16.0)."),
            new Kind(
                    "detach",
                    Forms.shown("detach", "absorb", "transfer"),
                    "detach 200 from LEADER (14.0), 'as American Detachment 2' for a counter of your choice; on the way, 'to go on' says "
                            + "that it goes on and the leader stays. 'absorb DETACHMENT into LEADER', 'transfer 100 from LEADER to LEADER' (15.0): "
                            + "before anybody is activated."),
            new Kind(
                    "entrench",
                    Forms.shown("entrench"),
                    "entrench LEADER (19.0), who is activated and does not march."),
            new Kind(
                    "discharge",
                    Forms.shown("discharge", "remove", "make"),
                    List.of(),
                    having(Order.Command.Discharge.class),
                    "discharge 300 from LEADER: on New Year's night (9.2.4, 9.4.1), first in the order. 'remove LEADER' takes one without "
                            + "troops off the map (2.2.1); 'make Grant subordinate', 'with LEADER' if the Light Infantry is lost (9.2.1)."),
            new Kind(
                    "pass",
                    Form.all("pass"),
                    List.of(),
                    order -> order.statements().isEmpty(),
                    "pass: nobody is activated. What must happen, happens."));

    private Guides() {}

    private static Predicate<Order> having(Class<? extends Statement> kind) {
        return order -> order.statements().stream().anyMatch(kind::isInstance);
    }

    /** @param examples orders that are legal now */
    public static List<Guide> of(Country country, List<Order> examples) {
        var words = new OrderWords(country);
        var kinds = Lists.map(KINDS, kind -> {
            var lines = new ArrayList<>(List.of(kind.text()));
            for (var order : Lists.filter(examples, kind.example())) lines.addAll(words.of(order));
            return new Guide(kind.word(), kind.begin(), kind.goOn(), lines);
        });
        return Lists.concat(
                kinds, Lists.map(List.of(CrossingTopic.values()), topic -> new Guide(topic.words(), topic.help())));
    }

    /** What the counters of leaders print. */
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

    /** What of a hex nobody has confirmed. */
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
