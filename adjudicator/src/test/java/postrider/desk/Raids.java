package postrider.desk;

import static postrider.kit.Sides.AMERICAN;
import static postrider.kit.Sides.BRITISH;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import postrider.kernel.Edition;
import postrider.kernel.Game;
import postrider.kernel.Layers;
import postrider.kernel.Toy;
import postrider.kernel.Umpire;
import postrider.kernel.Vocabulary;
import postrider.kernel.question.Asking;
import postrider.kernel.question.Choice;
import postrider.kernel.question.Topic;
import postrider.kernel.ruling.Refused;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.View;
import postrider.text.Complaint;
import postrider.text.Line;
import postrider.text.Lists;
import postrider.text.Read;
import postrider.text.Speech;

/**
 * A one-page game. A raid plays a card; the other side may intercept with a card of its hand; both bid in secret; dice decide. The
 * scenario {@code council} asks the American during the set-up.
 */
public final class Raids implements Game {
    /** What is asked. */
    enum Asked implements Topic {
        COUNCIL,
        INTERCEPT,
        BID
    }

    private final String hash;

    public Raids() {
        this("b0");
    }

    Raids(String hash) {
        this.hash = hash;
    }

    @Override
    public String name() {
        return "raids";
    }

    @Override
    public String title() {
        return "Raids";
    }

    @Override
    public List<Side> sides() {
        return List.of(AMERICAN, BRITISH);
    }

    @Override
    public List<String> scenarios() {
        return List.of("two", "council", "twenty");
    }

    @Override
    public Book open(Layers layers, Edition edition) {
        return new Book(layers.equals(Layers.NONE) ? hash : "box");
    }

    @Override
    public Book open() {
        return open(layers(), edition());
    }

    /** @param hands in the order drawn; empty before the deal */
    record Position(int raids, int last, Side toMove, Map<Side, List<String>> hands, Map<Side, Integer> points) {
        Position {
            hands = new TreeMap<>(hands);
            points = new TreeMap<>(points);
        }

        Position without(Side side, String card) {
            var rest = new TreeMap<>(hands);
            rest.put(side, hands.get(side).stream().filter(c -> !c.equals(card)).toList());
            return new Position(raids, last, toMove, rest, points);
        }

        Position point(Side side) {
            var more = new TreeMap<>(points);
            more.merge(side, 1, Integer::sum);
            return new Position(raids, last, toMove, hands, more);
        }

        Position next(Side side) {
            return new Position(raids + 1, last, side, hands, points);
        }
    }

    record Raid(String place, String card) {}

    record Book(String hash) implements Toy<Position, Raid> {
        private static final Pattern RAID = Pattern.compile("raid (\\w+) with (\\w+)");
        private static final List<String> CARDS = Stream.of("a", "b", "c", "d", "e", "f", "g", "h")
                .map(c -> c + "1")
                .toList();

        @Override
        public Position setUp(String scenario, Map<String, String> options) {
            return new Position(
                    0,
                    scenario.equals("council") ? -2 : scenario.equals("twenty") ? 20 : 2,
                    BRITISH,
                    Map.of(),
                    Map.of());
        }

        @Override
        public Read<Raid> read(List<Line> lines, Position position, Side by) {
            var complaints = new ArrayList<Complaint>();
            var raids = new ArrayList<Raid>();
            for (var line : lines) {
                if (line.text().startsWith("raid Avalon")) throw new AssertionError("nobody has found it");
                var raid = RAID.matcher(line.text());
                if (raid.matches()) raids.add(new Raid(raid.group(1), raid.group(2)));
                else
                    complaints.add(new Complaint(
                            line.number(), line.text(), "No such order.", List.of("raid Camden with a1")));
            }
            return complaints.isEmpty()
                    ? new Read.Understood<>(raids.getFirst())
                    : new Read.NotUnderstood<>(complaints);
        }

        @Override
        public List<String> words(Raid order) {
            return List.of("raid %s with %s".formatted(order.place(), order.card()));
        }

        @Override
        public Position play(Position at, Side by, Raid raid, Umpire umpire) {
            var hand = at.hands().get(by);
            if (!hand.contains(raid.card()))
                throw new Refused("2.1", "You do not hold %s.".formatted(raid.card()), hand);
            umpire.reveal(
                    "2.2", "deck", raid.card(), "The %s play %s and raid %s.".formatted(by, raid.card(), raid.place()));
            var now = at.without(by, raid.card());
            var other = by == BRITISH ? AMERICAN : BRITISH;
            if (raid.place().equals("Nowhere")) return now.next(other);
            var options = new LinkedHashMap<String, String>();
            now.hands().get(other).forEach(card -> options.put("with " + card, card));
            options.put("stand", "");
            var card =
                    umpire.askOne(new Asking(other, "3.1", Asked.INTERCEPT, "into " + raid.place(), "Do you intercept?")
                            .meaning(words -> words.equals("stand") ? "You keep your card." : "")
                            .one(options)
                            .hidden());
            if (!card.isEmpty()) {
                umpire.reveal("3.2", "deck", card, "The %s intercept with %s.".formatted(other, card));
                now = now.without(other, card);
                if (umpire.roll("3.3", "interception") > 3) return now.next(other);
            }
            var bids = umpire.askBoth(bid(by), bid(other));
            umpire.rule(
                    "4.1",
                    "%s bid %s, %s bid %s.",
                    by,
                    bids.first().getFirst(),
                    other,
                    bids.second().getFirst());
            int mine = bids.first().getFirst() + umpire.roll("4.2", "attacker");
            int his = bids.second().getFirst() + umpire.roll("4.2", "defender");
            return now.point(mine > his ? by : other).next(other);
        }

        private static Choice<Integer> bid(Side side) {
            var bids = new LinkedHashMap<String, Integer>();
            for (int i = 0; i < 3; i++) bids.put("bid " + i, i);
            return new Asking(side, "4.1", Asked.BID, "What do you bid?").one(bids);
        }

        @Override
        public Position advance(Position at, Umpire umpire) {
            if (!at.hands().isEmpty()) return at;
            if (at.last() < 0)
                umpire.ask(new Asking(AMERICAN, "1.0", Asked.COUNCIL, "Does the council sit?").one(Map.of("sit", 1)));
            umpire.shuffle("1.1", "deck", CARDS);
            var hands = new TreeMap<Side, List<String>>();
            for (var side : List.of(AMERICAN, BRITISH)) {
                hands.put(
                        side,
                        List.of(
                                umpire.draw("1.2", "deck", "first"),
                                umpire.draw("1.2", "deck", "second"),
                                umpire.draw("1.2", "deck", "third")));
                umpire.tell(side, "1.2", "You are dealt %s.", String.join(", ", hands.get(side)));
            }
            return new Position(0, Math.abs(at.last()), BRITISH, hands, at.points());
        }

        @Override
        public Optional<Side> toMove(Position at) {
            return Optional.of(at.toMove()).filter(side -> ending(at).isEmpty());
        }

        @Override
        public Optional<Ending> ending(Position at) {
            if (at.raids() < at.last()) return Optional.empty();
            return Optional.of(new Ending(Optional.empty(), "5.1", "The raids are over: %s.".formatted(at.points())));
        }

        @Override
        public View view(Position at, Side side) {
            var hand = at.hands().getOrDefault(side, List.of());
            return new View(
                    "Raid %d of %d".formatted(at.raids() + 1, Math.abs(at.last())),
                    List.of(
                            new View.Section(
                                    "Points",
                                    List.of(new View.Block.Lines(
                                            List.of(at.points().toString())))),
                            new View.Section(View.HAND, List.of(new View.Block.Lines(hand)))));
        }

        @Override
        public List<String> mayDo(Position at, Side side) {
            return List.of("raid a place with a card (2.1)");
        }

        @Override
        public List<String> offered(Position at, Side side) {
            return Lists.map(at.hands().get(side), card -> "raid Camden with " + card);
        }

        @Override
        public List<List<Raid>> legal(Position at, Side side) {
            return List.of(at.hands().get(side).stream()
                    .map(card -> new Raid("Camden", card))
                    .toList());
        }

        @Override
        public String write(Position at) {
            return "%d|%d|%s|%s|%s"
                    .formatted(at.raids(), at.last(), at.toMove().word(), map(at.hands()), map(at.points()));
        }

        private static String map(Map<Side, ?> map) {
            return String.join(
                    ";",
                    map.entrySet().stream()
                            .map(e -> e.getKey().word() + "=" + e.getValue())
                            .toList());
        }

        @Override
        public Position position(String text) {
            var part = text.split("\\|", -1);
            var hands = new TreeMap<Side, List<String>>();
            entries(part[3])
                    .forEach((side, hand) -> hands.put(
                            side,
                            Stream.of(hand.replaceAll("[\\[\\]]", "").split(", "))
                                    .filter(c -> !c.isEmpty())
                                    .toList()));
            var points = new TreeMap<Side, Integer>();
            entries(part[4]).forEach((side, number) -> points.put(side, Integer.valueOf(number)));
            return new Position(Integer.parseInt(part[0]), Integer.parseInt(part[1]), Side.of(part[2]), hands, points);
        }

        private static Map<Side, String> entries(String text) {
            var map = new TreeMap<Side, String>();
            for (var entry : text.split(";"))
                if (!entry.isEmpty()) map.put(Side.of(entry.split("=")[0]), entry.split("=", 2)[1]);
            return map;
        }

        @Override
        public List<?> dealt(Position at) {
            return List.of(at.hands());
        }

        @Override
        public Position with(Position at, String statement) {
            var said = statement.split(" ");
            if (said[0].equals("discard")) return at.without(Side.of(said[1]), said[2]);
            if (said.length != 3 || !said[0].equals("points"))
                throw new IllegalArgumentException("'%s' is not understood.".formatted(statement));
            var points = new TreeMap<>(at.points());
            points.put(Side.of(said[1]), Integer.valueOf(said[2]));
            return new Position(at.raids(), at.last(), at.toMove(), at.hands(), points);
        }

        @Override
        public List<String> brokenInvariants(
                Position before, Optional<Raid> order, Position after, List<Ruling> report) {
            return after.points().values().stream().anyMatch(points -> points > 9)
                    ? List.of("5.0 more points than nine")
                    : List.of();
        }

        @Override
        public SequencedMap<String, List<String>> unconfirmed() {
            return new LinkedHashMap<>(Map.of("spaces", List.of("the map")));
        }

        @Override
        public Vocabulary vocabulary() {
            return new Vocabulary(
                    List.of(Asked.values()),
                    List.of("Camden", "Boston"),
                    List.of(),
                    CARDS,
                    List.of(),
                    List.of(),
                    Speech.PLAIN);
        }
    }
}
