package postrider.wethepeople.rules;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import postrider.americanwar.Card;
import postrider.americanwar.Position;
import postrider.americanwar.orders.Activation;
import postrider.americanwar.orders.OrderLine;
import postrider.americanwar.orders.OrderReader;
import postrider.americanwar.orders.Step;
import postrider.americanwar.orders.Use;
import postrider.kernel.ruling.Side;
import postrider.text.Keyword;
import postrider.text.LineReader;

/** Reads the lines of an order, with the words of this book. */
public final class Orders extends OrderReader {
    public static final Words WORDS = new Words(
            LineReader.pattern("(?:play|discard|committees?(?: of correspondence)?)\\b"),
            UnaryOperator.identity(),
            "activate|move|control|pcs?|place|flip|remove|reinforce(?:ments?)?|bring on|event|by sea|nothing",
            List.of("activate", "move"),
            List.of(
                    "play CARD: " + Activation.MANNER,
                    "play CARD: control SPACE, SPACE",
                    "play CARD: reinforce SPACE with GENERAL and N CU",
                    "play CARD: event"));

    public Orders(Position now, Side side) {
        super(WORDS, now, side);
    }

    @Override
    protected void other(LineReader line, Keyword said) {
        line.complain("An order begins with play or discard.", manner());
    }

    @Override
    protected Optional<Use> discard(OrderLine line, String text) {
        var said = Keyword.of(text);
        return said.word().equals("nothing")
                ? line.alone(said, new Use.Discard())
                : line.complain("A discarded card does nothing.", "discard CARD");
    }

    @Override
    protected Optional<Use> moves(OrderLine line, Card card, List<Step> steps) {
        return line.reader().complaints().isEmpty() ? super.moves(line, card, steps) : Optional.empty();
    }
}
