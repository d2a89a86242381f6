package postrider.washingtonswar.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import postrider.kernel.Complaint;
import postrider.kernel.Line;
import postrider.kernel.Match;
import postrider.kernel.Read;
import postrider.kernel.Side;
import postrider.washingtonswar.Card;
import postrider.washingtonswar.General;
import postrider.washingtonswar.Order;
import postrider.washingtonswar.Position;
import postrider.washingtonswar.Space;
import postrider.washingtonswar.box.BoxNames;
import postrider.washingtonswar.rules.March;
import postrider.words.LineReader;

/** Reads the lines of an order. Everything that is not understood is complained of at once; nothing is judged yet. */
public final class OrderReader {
    /** Characters of the longest order: the patterns below are quick on what a person writes, and on nothing longer. */
    private static final int LONGEST = 2000;

    private static final Pattern OPENING =
            LineReader.pattern("(play|discard|exchange|committees?(?: of correspondence)?|for the king)\\b.*");
    private static final Pattern CLOSED_UP = LineReader.pattern("\\b(play|discard|exchange)(?=\\d)");
    private static final Pattern EXCHANGE_AND_PLAY =
            LineReader.pattern("(exchange\\b.*?)[\\s;,.]+(?:(?:and|then)\\s+)*((?:play|discard)\\b.*)");
    private static final String USES = "activate|move|control|pcs?|place|flip|remove|reinforce(?:ments?)?|queue|event"
            + "|landing party|land|by sea|nothing";
    private static final Pattern LINK =
            LineReader.pattern("\\s*[:;,]\\s*(?:(?:start|begin|an?|the|my|ops|operations)\\s*)+$"
                    + "|(?:\\s+(?:for|as|to|and|into|start|begin|an?|the))+$");

    private final Position now;
    private final Side side;
    private final List<Complaint> complaints = new ArrayList<>();

    private OrderReader(Position now, Side side) {
        this.now = now;
        this.side = side;
    }

    public static Read<Order> read(List<Line> lines, Position now, Side side) {
        var reader = new OrderReader(now, side);
        var order = reader.order(lines);
        return reader.complaints.isEmpty()
                ? new Read.Understood<>(order.orElseThrow())
                : new Read.NotUnderstood<>(reader.complaints);
    }

    /**
     * What a player says on the way, in his words; empty if it is not understood.
     *
     * @param march that may go on
     */
    public static Optional<Order.Onward> onward(String words, Position now, Side side, Optional<March> march) {
        if (words.length() > LONGEST || Match.words(words).isEmpty()) return Optional.empty();
        var reader = new OrderReader(now, side);
        var onward = new UseReader(reader.at(new Line(0, words))).onward(words, march);
        return Optional.of(onward).filter(read -> reader.complaints.isEmpty());
    }

    private OrderLine at(Line line) {
        return new OrderLine(now, side, new LineReader(line, complaints));
    }

    private <T> Optional<T> complain(Line line, String why) {
        return at(line).reader()
                .complain(
                        why,
                        switch (now.track().phase()) {
                            case COMMITTEES_OF_CORRESPONDENCE -> List.of("committees: Concord, Falmouth, ...");
                            case FOR_THE_KING -> List.of("for the king: Ticonderoga, Richmond, Savannah");
                            case STRATEGY, OVER -> List.of("play CARD: ...", "discard CARD");
                        });
    }

    private Optional<Order> order(List<Line> lines) {
        if (lines.stream().mapToInt(line -> line.text().length()).sum() > LONGEST)
            return complain(
                    new Line(lines.getFirst().number(), ""), "An order has %d characters at most.".formatted(LONGEST));
        var statements = statements(lines);
        if (statements.isEmpty()) return complain(new Line(0, ""), "There is no order in this letter.");
        return switch (now.track().phase()) {
            case COMMITTEES_OF_CORRESPONDENCE ->
                listed(statements, "committees", "committees?(?: of correspondence)?")
                        .map(Order.Committees::new);
            case FOR_THE_KING ->
                listed(statements, "for the king", "for the king").map(Order.ForTheKing::new);
            case STRATEGY, OVER -> play(statements);
        };
    }

    /** A line that opens no order goes on with the one above: moves may be written one below the other. */
    private static List<Line> statements(List<Line> lines) {
        var statements = new ArrayList<Line>();
        for (var line : lines) {
            var text = CLOSED_UP.matcher(line.text()).replaceAll("$1 ");
            var both = EXCHANGE_AND_PLAY.matcher(text);
            for (var said : both.matches() ? List.of(both.group(1), both.group(2)) : List.of(text)) {
                boolean opens = statements.isEmpty() || OPENING.matcher(said).matches();
                var above = opens ? new Line(line.number(), "") : statements.removeLast();
                statements.add(new Line(above.number(), opens ? said : above.text() + "; " + said));
            }
        }
        return statements;
    }

    private Optional<List<Space>> listed(List<Line> statements, String keyword, String regex) {
        var matcher = LineReader.pattern("(?:" + regex + ")\\b[\\s:]*(.*)").matcher("");
        for (var line : statements) {
            if (matcher.reset(line.text()).matches()) {
                var rest = matcher.group(1).strip();
                return Optional.of(rest.equalsIgnoreCase("none") ? List.of() : at(line).spaces(rest));
            }
            complain(line, "Here only '%s: SPACE, SPACE' is expected.".formatted(keyword));
        }
        return Optional.empty();
    }

    private Optional<Order> play(List<Line> statements) {
        Optional<Card> exchange = Optional.empty();
        Optional<Order> order = Optional.empty();
        boolean ordered = false;
        for (var line : statements) {
            switch (Match.words(line.text()).stream().findFirst().orElse("")) {
                case "exchange" -> exchange = given(line);
                case "play", "discard" -> {
                    if (ordered) at(line).complain("One card an impulse: play or discard just one.");
                    ordered = true;
                    order = played(line, exchange);
                }
                default -> complain(line, "An order begins with play, discard or exchange.");
            }
        }
        return ordered || !complaints.isEmpty()
                ? order
                : complain(statements.getLast(), "Say which card you play or discard.");
    }

    /** 6.32.C: "2 ops for Knox", and a friend would understand "Knox for 2 ops" too. */
    private Optional<Card> given(Line line) {
        var cards = afterFirstWord(line.text()).split("(?i)\\s+for\\s+", 2);
        var first = card(line, cards[0], Optional.empty());
        if (cards.length == 1 || first.map(Card::isOps).orElse(true)) return first;
        return card(line, cards[1], Optional.empty()).filter(Card::isOps).or(() -> first);
    }

    private static String afterFirstWord(String text) {
        return text.strip().replaceFirst("^[^\\s:]+[\\s:]*", "").strip();
    }

    private Optional<Order> played(Line line, Optional<Card> exchange) {
        boolean discards = Match.words(line.text()).getFirst().equals("discard");
        var text = afterFirstWord(line.text());
        var generals = now.box().generals().stream().map(General::name).collect(Collectors.joining("|"));
        var parts = LineReader.pattern(
                        "^(.*?)(?:[\\s:;,.–-]+(?=(?:%s)\\b)|\\s*[:;]\\s*(?=(?:%s)\\b))(.*)$".formatted(USES, generals))
                .matcher(text);
        boolean says = parts.matches();
        var card = card(line, says ? LINK.matcher(parts.group(1)).replaceFirst("") : text, exchange);
        if (card.isEmpty()) return Optional.empty();
        var reader = new UseReader(at(line));
        Optional<Order.Use> use = discards
                ? says ? reader.discard(parts.group(2)) : Optional.of(new Order.Use.Discard())
                : says ? reader.use(card.get(), parts.group(2)) : reader.bare(card.get());
        return use.map(what -> new Order.Play(exchange, card.get(), what));
    }

    /**
     * A card by number, by its OPS, or by words of its title: among those in hand first.
     *
     * @param given away for another (6.32.C), and no longer meant
     */
    private Optional<Card> card(Line line, String said, Optional<Card> given) {
        var text = said.strip().replaceFirst("(?i)^(?:an? |the |my |card )+", "");
        var all = now.box().cards();
        if (text.matches("\\d{1,3}")) {
            int number = Integer.parseInt(text);
            if (number >= 1 && number <= all.size())
                return Optional.of(now.box().card(number));
        }
        var within = new ArrayList<>(now.cards().hand(side));
        now.cards().exchange().ifPresent(within::add);
        given.ifPresent(within::remove);
        return BoxNames.card(text, within)
                .or(() -> BoxNames.card(text, all))
                .or(() -> at(line).reader().name(BoxNames.labels(within), text));
    }
}
