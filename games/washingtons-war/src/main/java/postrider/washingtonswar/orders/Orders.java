package postrider.washingtonswar.orders;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import postrider.americanwar.Card;
import postrider.americanwar.Order;
import postrider.americanwar.Position;
import postrider.americanwar.Space;
import postrider.americanwar.Troops;
import postrider.americanwar.orders.OrderLine;
import postrider.americanwar.orders.OrderReader;
import postrider.americanwar.orders.UseReader;
import postrider.kernel.Line;
import postrider.kernel.Lists;
import postrider.kernel.Read;
import postrider.kernel.Side;
import postrider.words.Keyword;
import postrider.words.LineReader;
import postrider.words.OrderForm;

/** Reads the lines of an order. */
public final class Orders extends OrderReader {
    private static final Pattern OPENING =
            LineReader.pattern("(?:play|discard|exchange|committees?(?: of correspondence)?|for the king)\\b");
    private static final Pattern CLOSED_UP = LineReader.pattern("\\b(play|discard|exchange)(?=\\d)");
    private static final Pattern EXCHANGE_AND_PLAY =
            LineReader.pattern("^(exchange\\b.*?)[\\s;,.]+(?:(?:and|then)\\s+)*((?:play|discard)\\b.*)");
    private static final String USES = "activate|move|control|pcs?|place|flip|remove|reinforce(?:ments?)?|queue|event"
            + "|landing party|land|by sea|nothing";
    private static final Pattern USE = LineReader.pattern("(?:" + USES + ")\\b");

    private Optional<Card> exchange = Optional.empty();

    private Orders(Position now, Side side) {
        super(now, side);
    }

    /** Whether words begin an order, or say what a card is played for. */
    public static boolean begins(String words) {
        return OPENING.matcher(parted(words)).lookingAt() || USE.matcher(words).lookingAt();
    }

    public static Read<Order> read(List<Line> lines, Position now, Side side) {
        return new Orders(now, side).read(OPENING, Orders::parted, lines);
    }

    /** What a player says on the way, in their words; empty if it is not understood. */
    public static Optional<Order.Onward> onward(
            String words, Position now, Side side, Optional<Space> at, Troops with) {
        return OrderForm.said(words, line -> new Uses(new OrderLine(now, side, line)).onward(words, at, with));
    }

    private static String parted(String line) {
        return EXCHANGE_AND_PLAY
                .matcher(CLOSED_UP.matcher(line).replaceAll("$1 "))
                .replaceFirst("$1\n$2");
    }

    @Override
    protected String uses() {
        return USES;
    }

    @Override
    protected UseReader uses(LineReader line) {
        return new Uses(at(line));
    }

    @Override
    protected void other(LineReader line, Keyword said) {
        if (said.word().equals("exchange")) {
            if (exchange.isPresent()) line.complain("Exchange one card.", List.of());
            exchange = Optional.empty();
            exchange = given(line, line.after(said));
        } else line.complain("An order begins with play, discard or exchange.", manner());
    }

    @Override
    protected Optional<Card> exchange() {
        return exchange;
    }

    /** 6.32.C: "2 ops for Knox", and a friend would understand "Knox for 2 ops" too. */
    private Optional<Card> given(LineReader line, String said) {
        line.understood("for");
        var cards = Lists.each(List.of(said.split("(?i)\\s+for\\s+", 2)), card -> card(line, card));
        var first = cards.getFirst();
        var last = cards.getLast();
        var event = now().cards().exchange();
        if (cards.size() == 1 || event.isEmpty() || last.equals(event)) return first;
        if (first.equals(event)) return last;
        return line.complain("%s is what you can have: 'exchange CARD'.".formatted(event.get()), List.of());
    }
}
