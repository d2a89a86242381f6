package postrider.wethepeople.orders;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import postrider.americanwar.Card;
import postrider.americanwar.Order;
import postrider.americanwar.Position;
import postrider.americanwar.Space;
import postrider.americanwar.orders.CardUse;
import postrider.americanwar.orders.OrderLine;
import postrider.americanwar.rules.March;
import postrider.kernel.Line;
import postrider.kernel.Read;
import postrider.kernel.Side;
import postrider.words.Keyword;
import postrider.words.LineReader;
import postrider.words.OrderForm;

/** Reads the lines of an order. Everything that is not understood is complained of at once; nothing is judged yet. */
public record OrderReader(Position now, Side side) {
    private static final Pattern OPENING = LineReader.pattern("(?:play|discard|committees?(?: of correspondence)?)\\b");
    private static final Pattern CLOSED_UP = LineReader.pattern("\\b(play|discard)(?=\\d)");
    private static final String USES =
            "activate|move|control|pcs?|place|flip|remove|reinforce(?:ments?)?|event|by sea|nothing";
    private static final Pattern USE = LineReader.pattern("(?:" + USES + ")\\b");

    /** Whether words begin an order, or say what a card is played for. */
    public static boolean begins(String words) {
        return OPENING.matcher(parted(words)).lookingAt() || USE.matcher(words).lookingAt();
    }

    public static Read<Order> read(List<Line> lines, Position now, Side side) {
        var reader = new OrderReader(now, side);
        return new OrderForm(OPENING, OrderReader::parted, reader.manner()).read(lines, reader::order);
    }

    /**
     * What a player says on the way, in his words; empty if it is not understood.
     *
     * @param march that may go on
     */
    public static Optional<Order.Onward> onward(String words, Position now, Side side, Optional<March> march) {
        return OrderForm.said(words, line -> new UseReader(new OrderLine(now, side, line)).onward(words, march));
    }

    private static String parted(String line) {
        return CLOSED_UP.matcher(line).replaceAll("$1 ");
    }

    private List<String> manner() {
        return switch (now.track().phase()) {
            case COMMITTEES_OF_CORRESPONDENCE -> List.of("committees: Concord, Falmouth, ...");
            case FOR_THE_KING, STRATEGY, OVER -> List.of("play CARD: ...", "discard CARD");
        };
    }

    private OrderLine at(LineReader line) {
        return new OrderLine(now, side, line);
    }

    private Optional<Order> order(List<LineReader> statements) {
        return switch (now.track().phase()) {
            case COMMITTEES_OF_CORRESPONDENCE ->
                listed(statements, "committees?(?: of correspondence)?").map(Order.Committees::new);
            case FOR_THE_KING, STRATEGY, OVER -> play(statements);
        };
    }

    private Optional<List<Space>> listed(List<LineReader> statements, String keyword) {
        Optional<List<Space>> spaces = Optional.empty();
        for (var line : statements) {
            var expected = now.track().phase().word();
            var listed = at(line).listed(keyword);
            if (listed.isEmpty())
                line.complain("Here only '%s: SPACE, SPACE' is expected.".formatted(expected), manner());
            else if (spaces.isPresent()) line.complain("Say '%s' once, with all spaces.".formatted(expected), manner());
            else spaces = listed;
        }
        return spaces;
    }

    private Optional<Order> play(List<LineReader> statements) {
        Optional<Order> order = Optional.empty();
        boolean ordered = false;
        for (var line : statements) {
            var said = Keyword.of(line.line().text());
            switch (said.word()) {
                case "play", "discard" -> {
                    if (ordered) line.complain("One card an impulse: play or discard just one.", List.of());
                    ordered = true;
                    order = played(line, said);
                }
                default -> line.complain("An order begins with play or discard.", manner());
            }
        }
        var last = statements.getLast();
        return ordered || !last.complaints().isEmpty()
                ? order
                : last.complain("Say which card you play or discard.", manner());
    }

    private Optional<Order> played(LineReader line, Keyword keyword) {
        var said = CardUse.of(line, line.after(keyword), USES, now.country().generals());
        var reader = new UseReader(at(line));
        return card(line, said.card()).flatMap(card -> {
            Optional<Order.Use> use = keyword.word().equals("discard")
                    ? said.use().map(reader::discard).orElse(Optional.of(new Order.Use.Discard()))
                    : said.use().map(what -> reader.use(card, what)).orElseGet(() -> reader.bare(card));
            return use.map(what -> new Order.Play(card, what));
        });
    }

    /** Of those in hand first. */
    private Optional<Card> card(LineReader line, String said) {
        return now.box().cardNames().read(line, said, now.cards().hand(side));
    }
}
