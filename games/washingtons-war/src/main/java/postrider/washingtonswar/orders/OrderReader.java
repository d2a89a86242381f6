package postrider.washingtonswar.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import postrider.kernel.Line;
import postrider.kernel.Match;
import postrider.kernel.Read;
import postrider.kernel.Side;
import postrider.washingtonswar.Card;
import postrider.washingtonswar.General;
import postrider.washingtonswar.Order;
import postrider.washingtonswar.Position;
import postrider.washingtonswar.Space;
import postrider.washingtonswar.rules.March;

/** Reads the lines of an order. Everything that is not understood is complained of at once; nothing is judged yet. */
public final class OrderReader {
    /** Characters of the longest order: the patterns below are quick on what a person writes, and on nothing longer. */
    private static final int LONGEST = 2000;

    private static final Pattern OPENING =
            OrderContext.pattern("(play|discard|exchange|committees?(?: of correspondence)?|for the king)\\b.*");
    private static final Pattern CLOSED_UP = OrderContext.pattern("\\b(play|discard|exchange)(?=\\d)");
    private static final Pattern EXCHANGE_AND_PLAY =
            OrderContext.pattern("(exchange\\b.*?)[\\s;,.]+(?:(?:and|then)\\s+)*((?:play|discard)\\b.*)");
    private static final String USES = "activate|move|control|pcs?|place|flip|remove|reinforce(?:ments?)?|queue|event"
            + "|landing party|land|by sea|nothing";
    private static final Pattern LINK =
            OrderContext.pattern("\\s*[:;,]\\s*(?:(?:start|begin|an?|the|my|ops|operations)\\s*)+$"
                    + "|(?:\\s+(?:for|as|to|and|into|start|begin|an?|the))+$");

    private final OrderContext reading;
    private final Position now;
    private final Pattern parts;

    private OrderReader(Position now, Side side) {
        this.reading = new OrderContext(now, side);
        this.now = now;
        this.parts = OrderContext.pattern("^(.*?)(?:[\\s:;,.–-]+(?=(?:%s)\\b)|\\s*[:;]\\s*(?=(?:%s)\\b))(.*)$"
                .formatted(USES, names(now.box().generals())));
    }

    private static String names(List<General> generals) {
        return generals.stream().map(General::name).collect(Collectors.joining("|"));
    }

    public static Read<Order> read(List<Line> lines, Position now, Side side) {
        var reader = new OrderReader(now, side);
        if (lines.stream().mapToInt(line -> line.text().length()).sum() > LONGEST) return reader.tooLong(lines);
        var order = reader.order(statements(lines));
        var complaints = reader.reading.complaints();
        if (!complaints.isEmpty()) return new Read.NotUnderstood<>(complaints);
        return new Read.Understood<>(order.orElseThrow());
    }

    private Read<Order> tooLong(List<Line> lines) {
        reading.complain(
                new Line(lines.getFirst().number(), ""),
                "An order has %d characters at most.".formatted(LONGEST),
                expected());
        return new Read.NotUnderstood<>(reading.complaints());
    }

    /**
     * What a player says on the way, in his words; empty if it is not understood.
     *
     * @param march that may go on
     */
    public static Optional<Order.Onward> onward(String words, Position now, Side side, Optional<March> march) {
        if (words.length() > LONGEST || Match.words(words).isEmpty()) return Optional.empty();
        var reading = new OrderContext(now, side);
        var onward = new UseReader(reading, new Line(0, words)).onward(words, march);
        return Optional.of(onward).filter(read -> reading.complaints().isEmpty());
    }

    /** A line that opens no order goes on with the one above: moves may be written one below the other. */
    private static List<Line> statements(List<Line> lines) {
        var statements = new ArrayList<Line>();
        for (var written : lines) {
            var line =
                    new Line(written.number(), CLOSED_UP.matcher(written.text()).replaceAll("$1 "));
            var both = EXCHANGE_AND_PLAY.matcher(line.text());
            if (both.matches()) {
                statements.add(new Line(line.number(), both.group(1)));
                statements.add(new Line(line.number(), both.group(2)));
            } else if (OPENING.matcher(line.text()).matches() || statements.isEmpty()) statements.add(line);
            else {
                var last = statements.removeLast();
                statements.add(new Line(last.number(), last.text() + "; " + line.text()));
            }
        }
        return statements;
    }

    private Optional<Order> order(List<Line> statements) {
        if (statements.isEmpty())
            return reading.complain(new Line(0, ""), "There is no order in this letter.", expected());
        return switch (now.track().phase()) {
            case COMMITTEES_OF_CORRESPONDENCE ->
                listed(statements, "committees", "committees?(?: of correspondence)?")
                        .map(Order.Committees::new);
            case FOR_THE_KING ->
                listed(statements, "for the king", "for the king").map(Order.ForTheKing::new);
            case STRATEGY, OVER -> play(statements);
        };
    }

    private List<String> expected() {
        return switch (now.track().phase()) {
            case COMMITTEES_OF_CORRESPONDENCE -> List.of("committees: Concord, Falmouth, ...");
            case FOR_THE_KING -> List.of("for the king: Ticonderoga, Richmond, Savannah");
            case STRATEGY, OVER -> List.of("play CARD: ...", "discard CARD");
        };
    }

    private Optional<List<Space>> listed(List<Line> statements, String keyword, String regex) {
        var matcher = OrderContext.pattern("(?:" + regex + ")\\b[\\s:]*(.*)").matcher("");
        for (var line : statements) {
            if (!matcher.reset(line.text()).matches()) {
                reading.complain(line, "Here only '%s: SPACE, SPACE' is expected.".formatted(keyword), expected());
                continue;
            }
            var rest = matcher.group(1).strip();
            return Optional.of(
                    rest.isEmpty() || rest.equalsIgnoreCase("none") ? List.of() : reading.spaces(line, rest));
        }
        return Optional.empty();
    }

    private Optional<Order> play(List<Line> statements) {
        Optional<Card> exchange = Optional.empty();
        Optional<Order> order = Optional.empty();
        boolean ordered = false;
        for (var line : statements) {
            var text = line.text();
            switch (Match.words(text).stream().findFirst().orElse("")) {
                case "exchange" -> {
                    exchange = given(line, afterFirstWord(text));
                    exchange.ifPresent(reading::give);
                }
                case "play", "discard" -> {
                    if (ordered) reading.complain(line, "One card an impulse: play or discard just one.", List.of());
                    ordered = true;
                    order = played(line, exchange);
                }
                default -> reading.complain(line, "An order begins with play, discard or exchange.", expected());
            }
        }
        if (!ordered && reading.complaints().isEmpty())
            reading.complain(statements.getLast(), "Say which card you play or discard.", expected());
        return order;
    }

    /** 6.32.C: "2 ops for Knox", and a friend would understand "Knox for 2 ops" too. */
    private Optional<Card> given(Line line, String text) {
        var cards = text.split("(?i)\\s+for\\s+", 2);
        var first = reading.card(line, cards[0]);
        if (cards.length == 1 || first.map(Card::isOps).orElse(true)) return first;
        return reading.card(line, cards[1]).filter(Card::isOps).or(() -> first);
    }

    private static String afterFirstWord(String text) {
        var parts = text.strip().split("[\\s:]+", 2);
        return parts.length < 2 ? "" : parts[1].strip();
    }

    private Optional<Order> played(Line line, Optional<Card> exchange) {
        boolean discards = Match.words(line.text()).getFirst().equals("discard");
        var text = afterFirstWord(line.text());
        var split = parts.matcher(text);
        boolean says = split.matches();
        var card = reading.card(line, says ? LINK.matcher(split.group(1)).replaceFirst("") : text);
        if (card.isEmpty()) return Optional.empty();
        var reader = new UseReader(reading, line);
        Optional<Order.Use> use = discards
                ? says ? reader.discard(split.group(2)) : Optional.of(new Order.Use.Discard())
                : says ? reader.use(card.get(), split.group(2)) : reader.bare(card.get());
        return use.map(what -> new Order.Play(exchange, card.get(), what));
    }
}
