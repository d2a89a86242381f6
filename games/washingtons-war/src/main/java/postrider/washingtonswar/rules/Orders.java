package postrider.washingtonswar.rules;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import postrider.americanwar.Card;
import postrider.americanwar.Position;
import postrider.americanwar.orders.Activation;
import postrider.americanwar.orders.OrderLine;
import postrider.americanwar.orders.OrderReader;
import postrider.americanwar.orders.Use;
import postrider.kernel.ruling.Side;
import postrider.text.Keyword;
import postrider.text.LineReader;
import postrider.text.Lists;

/** Reads the lines of an order, with the words of this book. */
public final class Orders extends OrderReader {
    private static final Pattern EXCHANGE_AND_PLAY =
            LineReader.pattern("^(exchange\\b.*?)[\\s;,.]+(?:(?:and|then)\\s+)*((?:play|discard)\\b.*)");
    public static final Words WORDS = new Words(
            LineReader.pattern("(?:play|discard|exchange|committees?(?: of correspondence)?|for the king)\\b"),
            line -> EXCHANGE_AND_PLAY.matcher(line).replaceFirst("$1\n$2"),
            "activate|move|control|pcs?|place|flip|remove|reinforce(?:ments?)?|bring on|queue|event|landing party|land|by sea|nothing",
            List.of("activate", "move", "landing party", "land", "landing"),
            List.of(
                    "play CARD: " + Activation.MANNER,
                    "play CARD: control SPACE, SPACE",
                    "play CARD: reinforce SPACE with GENERAL and N CU",
                    "play CARD: queue",
                    "play CARD: event"));

    private Optional<Card> exchange = Optional.empty();

    public Orders(Position now, Side side) {
        super(WORDS, now, side);
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

    /** 6.32.C: "2 ops for Knox" or "Knox for 2 ops". */
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

    /** 7.1.B */
    @Override
    protected Optional<Use> use(OrderLine line, Card card, String text) {
        var said = Keyword.of(text);
        return said.word().equals("queue") ? line.alone(said, new Use.Queue()) : super.use(line, card, text);
    }

    /** 6.32.B */
    @Override
    protected Optional<Use> discard(OrderLine line, String text) {
        var said = Keyword.of(text);
        var space = line.where(said);
        return switch (said.word()) {
            case "nothing" -> line.alone(said, new Use.Discard());
            case "control", "place", "flip", "pc" -> line.space(space).map(Use.DiscardToPlace::new);
            case "remove" -> line.space(space).map(Use.DiscardToRemove::new);
            default ->
                line.complain("A discard may place, flip or remove one PC marker.", "control SPACE", "remove SPACE");
        };
    }
}
