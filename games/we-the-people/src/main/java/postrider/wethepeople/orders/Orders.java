package postrider.wethepeople.orders;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import postrider.americanwar.Card;
import postrider.americanwar.Order;
import postrider.americanwar.Order.Use;
import postrider.americanwar.Position;
import postrider.americanwar.Space;
import postrider.americanwar.Troops;
import postrider.americanwar.orders.OrderLine;
import postrider.americanwar.orders.OrderReader;
import postrider.americanwar.orders.StepReader;
import postrider.americanwar.orders.UseReader;
import postrider.kernel.ruling.Side;
import postrider.text.Keyword;
import postrider.text.Line;
import postrider.text.LineReader;
import postrider.text.OrderForm;
import postrider.text.Read;

/** Reads the lines of an order. */
public final class Orders extends OrderReader {
    private static final Pattern OPENING = LineReader.pattern("(?:play|discard|committees?(?: of correspondence)?)\\b");
    private static final Pattern CLOSED_UP = LineReader.pattern("\\b(play|discard)(?=\\d)");
    private static final String USES =
            "activate|move|control|pcs?|place|flip|remove|reinforce(?:ments?)?|event|by sea|nothing";
    private static final Pattern USE = LineReader.pattern("(?:" + USES + ")\\b");

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
    public static Read<Order.Onward> onward(String words, Position now, Side side, Optional<Space> at, Troops with) {
        return OrderForm.said(words, line -> new Uses(new OrderLine(now, side, line)).onward(words, at, with));
    }

    private static String parted(String line) {
        return CLOSED_UP.matcher(line).replaceAll("$1 ");
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
        line.complain("An order begins with play or discard.", manner());
    }

    /** Reads what a card is played or discarded for. */
    private static final class Uses extends UseReader {
        private static final List<String> OPENINGS = List.of("activate", "move");
        private static final List<String> MANNER = List.of(
                "play CARD: " + StepReader.ACTIVATE,
                "play CARD: control SPACE, SPACE",
                "play CARD: reinforce SPACE with GENERAL and N CU",
                "play CARD: event");

        Uses(OrderLine line) {
            super(line, OPENINGS, MANNER);
        }

        @Override
        protected Optional<Use> discard(String text) {
            var said = Keyword.of(text);
            return said.word().equals("nothing")
                    ? line().alone(said, new Use.Discard())
                    : line().complain("A discarded card does nothing.", "discard CARD");
        }

        @Override
        protected Optional<Use> moves(Card card, List<Order.Step> steps) {
            return line().reader().complaints().isEmpty() ? super.moves(card, steps) : Optional.empty();
        }
    }
}
