package postrider.washingtonswar.orders;

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
import postrider.text.Lists;
import postrider.text.OrderForm;
import postrider.text.Read;

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
    public static Read<Order.Onward> onward(String words, Position now, Side side, Optional<Space> at, Troops with) {
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
        var cards = Lists.map(List.of(said.split("(?i)\\s+for\\s+", 2)), card -> card(line, card));
        var first = cards.getFirst();
        var last = cards.getLast();
        var event = now().cards().exchange();
        if (cards.size() == 1 || event.isEmpty() || last.equals(event)) return first;
        if (first.equals(event)) return last;
        return line.complain("%s is what you can have: 'exchange CARD'.".formatted(event.get()), List.of());
    }

    /** Reads what a card is played or discarded for. */
    private static final class Uses extends UseReader {
        private static final Pattern LANDING = LineReader.pattern("(land(?:ing party)?)\\b\\s*(?:at|in|on|:)?\\s*(.*)");
        private static final List<String> OPENINGS = List.of("activate", "move", "landing party", "land", "landing");
        private static final List<String> MANNER = List.of(
                "play CARD: " + StepReader.ACTIVATE,
                "play CARD: control SPACE, SPACE",
                "play CARD: reinforce SPACE with GENERAL and N CU",
                "play CARD: queue",
                "play CARD: event");

        Uses(OrderLine line) {
            super(line, OPENINGS, MANNER);
        }

        /** 7.1.B */
        @Override
        protected Optional<Use> use(Card card, String text) {
            var said = Keyword.of(text);
            return said.word().equals("queue") ? line().alone(said, new Use.Queue()) : super.use(card, text);
        }

        /** 6.32.B */
        @Override
        protected Optional<Use> discard(String text) {
            var said = Keyword.of(text);
            var space = line().where(said);
            return switch (said.word()) {
                case "nothing" -> line().alone(said, new Use.Discard());
                case "control", "place", "flip", "pc" -> line().space(space).map(Use.DiscardToPlace::new);
                case "remove" -> line().space(space).map(Use.DiscardToRemove::new);
                default ->
                    line().complain(
                                    "A discard may place, flip or remove one PC marker.",
                                    "control SPACE",
                                    "remove SPACE");
            };
        }

        /** 7.2.B */
        @Override
        protected Optional<? extends Order.Operation> operation(String text) {
            var landing = LANDING.matcher(text);
            if (!landing.matches()) return super.operation(text);
            line().reader().understood(landing.group(1));
            return line().space(landing.group(2)).map(Order.LandingParty::new);
        }
    }
}
