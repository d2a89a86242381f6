package postrider.kernel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import postrider.kernel.question.Asking;
import postrider.kernel.question.Choice;
import postrider.kernel.question.Circumstance;
import postrider.kernel.question.Topic;
import postrider.kernel.ruling.Refused;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.View;
import postrider.kit.Sides;
import postrider.text.Complaint;
import postrider.text.Line;
import postrider.text.Match;
import postrider.text.Read;
import postrider.text.Speech;

/**
 * A game small enough to read in one session, with one of everything a game can ask of the umpire. Two camps raid each
 * other; a deck of six cards helps.
 */
public class Skirmish implements Toy<Skirmish.Field, Skirmish.Order> {
    private static final String DECK = "skirmish deck";

    public enum Asked implements Topic {
        FALL_BACK,
        STAKE,
        PURSUE
    }

    private static final List<String> CARDS = List.of("1 Ambush", "2 Drums", "3 Fog", "4 Rum", "5 Spies", "6 Storm");
    private static final List<String> PLACES = List.of("Ford", "Hill", "Mill");
    private static final int TURNS = 12;

    /** The men and cards of one side. */
    public record Camp(int men, List<String> hand) {
        public Camp {
            hand = List.copyOf(hand);
        }

        Camp less(int lost) {
            return new Camp(Math.max(0, men - lost), hand);
        }
    }

    /** The position. {@code deck} is how many cards are left to draw. */
    public record Field(int turn, Side toMove, Camp american, Camp british, List<String> discards, int deck) {
        public Field {
            discards = List.copyOf(discards);
        }

        Camp camp(Side side) {
            return side == Sides.AMERICAN ? american : british;
        }

        Field with(Side side, Camp camp) {
            return side == Sides.AMERICAN
                    ? new Field(turn, toMove, camp, british, discards, deck)
                    : new Field(turn, toMove, american, camp, discards, deck);
        }

        Field withDeck(List<String> pile, int left) {
            return new Field(turn, toMove, american, british, pile, left);
        }

        Field withTurn(int number, Side mover) {
            return new Field(number, mover, american, british, discards, deck);
        }
    }

    private record Facts(String where, Map<String, Integer> counts) implements Circumstance {}

    public sealed interface Order {
        record Raid(String place, int men) implements Order {}

        record Rest() implements Order {}
    }

    static Side other(Side side) {
        return side == Sides.AMERICAN ? Sides.BRITISH : Sides.AMERICAN;
    }

    @Override
    public Field setUp(String scenario, Map<String, String> options) {
        return position("");
    }

    @Override
    public Read<Order> read(List<Line> lines, Field position, Side by) {
        var complaints = new ArrayList<Complaint>();
        var orders =
                lines.stream().flatMap(line -> read(line, complaints).stream()).toList();
        if (complaints.isEmpty() && orders.size() == 1) return new Read.Understood<>(orders.getFirst());
        if (complaints.isEmpty()) complaints.add(new Complaint(0, "", "One order is expected.", List.of("rest")));
        return new Read.NotUnderstood<>(complaints);
    }

    private static Optional<Order> read(Line line, List<Complaint> complaints) {
        if (line.text().equalsIgnoreCase("rest")) return Optional.of(new Order.Rest());
        var raid = Pattern.compile("(?i)raid (.+) with (\\d{1,3})(?: men)?").matcher(line.text());
        if (!raid.matches()) {
            var expected = "'raid PLACE with N men' or 'rest' is expected.";
            complaints.add(new Complaint(line.number(), line.text(), expected, List.of("raid Mill with 2 men")));
            return Optional.empty();
        }
        if (Match.of(raid.group(1), PLACES) instanceof Match.One(String place))
            return Optional.of(new Order.Raid(place, Integer.parseInt(raid.group(2))));
        complaints.add(new Complaint(line.number(), line.text(), "'%s' is no place.".formatted(raid.group(1)), PLACES));
        return Optional.empty();
    }

    @Override
    public List<String> words(Order order) {
        return switch (order) {
            case Order.Raid(String place, int men) -> List.of("raid %s with %d men".formatted(place, men));
            case Order.Rest() -> List.of("rest");
        };
    }

    @Override
    public Field play(Field field, Side by, Order order, Umpire umpire) {
        return switch (order) {
            case Order.Raid raid -> raid(field, by, raid, umpire);
            case Order.Rest() -> {
                umpire.rule("1.0", "The %s rest.", by);
                yield field;
            }
        };
    }

    /** 1: raids. */
    private static Field raid(Field field, Side by, Order.Raid raid, Umpire umpire) {
        if (raid.men() < 1) throw new Refused("1.1", "A raid takes a man.");
        if (raid.men() > field.camp(by).men())
            throw new Refused(
                    "1.1", "You have only %d men.".formatted(field.camp(by).men()), List.of("rest"));
        umpire.rule("1.1", "%d %s raid the %s.", raid.men(), by, raid.place());
        var to = other(by);
        var away = Stream.concat(
                Stream.of("stand"),
                PLACES.stream().filter(p -> !p.equals(raid.place())).map(p -> "to " + p));
        var facts = new Facts(raid.place(), Map.of("men", field.camp(to).men(), "enemy men", raid.men()));
        if (!umpire.askOne(choice(to, "1.2", Asked.FALL_BACK, "from " + raid.place(), away.toList())
                        .withFacts(facts))
                .equals("stand")) {
            umpire.rule("1.2", "The %s fall back.", to);
            return field;
        }
        return fight(field, by, raid, umpire);
    }

    private static Field fight(Field before, Side by, Order.Raid raid, Umpire umpire) {
        var to = other(by);
        var stakes = umpire.askBoth(stake(before, by), stake(before, to));
        var field = spend(spend(before, by, stakes.first(), umpire), to, stakes.second(), umpire);
        int attack =
                umpire.roll("1.4", "attacker") + raid.men() + stakes.first().size();
        int defence = umpire.roll("1.4", "defender")
                + field.camp(to).men()
                + stakes.second().size();
        var loser = attack > defence ? to : by;
        umpire.rule("1.4", "%s %d, %s %d: the %s side loses.", by, attack, to, defence, loser);
        boolean pursued = umpire.askOne(choice(other(loser), "1.5", Asked.PURSUE, "", List.of("yes", "no")))
                .equals("yes");
        int lost = pursued && umpire.roll("1.5", "pursuit", new Die(1, 4)) > 2 ? 2 : 1;
        umpire.rule("1.5", "The %s side loses %d men.", loser, lost);
        return field.with(loser, field.camp(loser).less(lost));
    }

    private static Choice<String> choice(Side to, String rule, Topic topic, String about, List<String> options) {
        var menu = new LinkedHashMap<String, String>();
        options.forEach(option -> menu.put(option, option));
        return new Asking(to, rule, topic, about, "What do you do?").one(menu);
    }

    private static Choice<String> stake(Field field, Side side) {
        var menu = new LinkedHashMap<String, String>();
        field.camp(side).hand().forEach(card -> menu.put("play " + card, card));
        return new Asking(side, "1.3", Asked.STAKE, side.word(), "What do you stake?")
                .some(menu, 0, Math.min(2, menu.size()));
    }

    private static Field spend(Field field, Side side, List<String> cards, Umpire umpire) {
        var hand = new ArrayList<>(field.camp(side).hand());
        var pile = new ArrayList<>(field.discards());
        for (var card : cards) {
            umpire.reveal("1.3", DECK, card, "The %s play %s.".formatted(side, card));
            hand.remove(card);
            pile.add(card);
        }
        return field.with(side, new Camp(field.camp(side).men(), hand)).withDeck(pile, field.deck());
    }

    /** 2: a card is drawn after each order. */
    @Override
    public Field advance(Field before, Umpire umpire) {
        if (ending(before).isPresent()) return before;
        var field = before;
        if (field.deck() == 0 && !field.discards().isEmpty()) {
            umpire.shuffle("2.1", DECK, field.discards());
            umpire.open("2.1", DECK, List.of());
            field = field.withDeck(List.of(), field.discards().size());
        }
        var mover = field.toMove();
        if (field.deck() > 0) {
            var card = umpire.draw("2.1", DECK, mover.word());
            umpire.tell(mover, "2.1", "You draw %s.", card);
            var camp = field.camp(mover);
            var hand = Stream.concat(camp.hand().stream(), Stream.of(card)).toList();
            field = field.with(mover, new Camp(camp.men(), hand)).withDeck(field.discards(), field.deck() - 1);
        }
        return field.withTurn(field.turn() + 1, other(mover));
    }

    @Override
    public Optional<Side> toMove(Field field) {
        return ending(field).isPresent() ? Optional.empty() : Optional.of(field.toMove());
    }

    /** 3: the end. */
    @Override
    public Optional<Ending> ending(Field field) {
        if (field.american().men() == 0)
            return Optional.of(new Ending(Optional.of(Sides.BRITISH), "3.1", "No Americans."));
        if (field.british().men() == 0)
            return Optional.of(new Ending(Optional.of(Sides.AMERICAN), "3.1", "No British."));
        return field.turn() > TURNS ? Optional.of(new Ending(Optional.empty(), "3.2", "Winter.")) : Optional.empty();
    }

    @Override
    public View view(Field field, Side side) {
        var hand = new View.Block.Lines(field.camp(side).hand());
        return new View("Turn " + field.turn(), List.of(new View.Section("Your hand", List.of(hand))));
    }

    @Override
    public List<String> mayDo(Field field, Side side) {
        return legalOrders(field, side);
    }

    @Override
    public List<String> offered(Field field, Side side) {
        return legalOrders(field, side);
    }

    @Override
    public List<List<Order>> legal(Field field, Side side) {
        var raids = PLACES.stream()
                .flatMap(place -> IntStream.rangeClosed(1, field.camp(side).men())
                        .<Order>mapToObj(men -> new Order.Raid(place, men)));
        return List.of(raids.toList(), List.of(new Order.Rest()));
    }

    @Override
    public String write(Field field) {
        return """
                turn %d; %s to move
                American %d men; British %d men
                American hand %s; British hand %s
                discards %s; deck %d""".formatted(
                        field.turn(),
                        field.toMove(),
                        field.american().men(),
                        field.british().men(),
                        list(field.american().hand()),
                        list(field.british().hand()),
                        list(field.discards()),
                        field.deck());
    }

    @Override
    public Field position(String text) {
        var field = new Field(1, Sides.BRITISH, new Camp(4, List.of()), new Camp(4, List.of()), CARDS, 0);
        for (var statement : text.split("[;\n]")) if (!statement.isBlank()) field = with(field, statement);
        return field;
    }

    @Override
    public Field with(Field field, String statement) {
        var words = statement.strip().split(" ");
        var rest = statement.strip().replaceFirst("^\\S+( hand)? ?", "");
        if (words.length < 2) throw new IllegalArgumentException("'%s' is no statement".formatted(statement.strip()));
        if (words[0].equals("turn")) return field.withTurn(Integer.parseInt(words[1]), field.toMove());
        if (words[0].equals("deck")) return field.withDeck(field.discards(), Integer.parseInt(words[1]));
        if (words[0].equals("discards")) return field.withDeck(cards(rest), field.deck());
        var side = Side.of(words[0]);
        if (rest.equals("to move")) return field.withTurn(field.turn(), side);
        var camp = field.camp(side);
        if (words[1].equals("hand")) return field.with(side, new Camp(camp.men(), cards(rest)));
        return field.with(side, new Camp(Integer.parseInt(words[1]), camp.hand()));
    }

    private static String list(List<String> cards) {
        return cards.isEmpty() ? "none" : String.join(", ", cards);
    }

    private static List<String> cards(String list) {
        return list.equals("none") ? List.of() : Arrays.asList(list.split(", "));
    }

    @Override
    public Vocabulary vocabulary() {
        return new Vocabulary(
                List.of(Asked.values()),
                PLACES,
                List.of(),
                CARDS,
                List.of(),
                List.of("men", "enemy men"),
                Speech.PLAIN);
    }
}
