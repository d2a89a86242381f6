package postrider.wethepeople.orders;

import java.util.List;
import java.util.Optional;
import postrider.americanwar.Card;
import postrider.americanwar.Order;
import postrider.americanwar.Order.Use;
import postrider.americanwar.orders.OrderLine;
import postrider.americanwar.orders.StepReader;
import postrider.americanwar.orders.UseReader;
import postrider.words.Keyword;

/** Reads what a card is played or discarded for. */
final class Uses extends UseReader {
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
