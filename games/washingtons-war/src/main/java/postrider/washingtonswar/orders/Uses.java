package postrider.washingtonswar.orders;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import postrider.americanwar.Card;
import postrider.americanwar.Order;
import postrider.americanwar.Order.Use;
import postrider.americanwar.orders.OrderLine;
import postrider.americanwar.orders.StepReader;
import postrider.americanwar.orders.UseReader;
import postrider.words.Keyword;
import postrider.words.LineReader;

/** Reads what a card is played or discarded for. */
final class Uses extends UseReader {
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
                line().complain("A discard may place, flip or remove one PC marker.", "control SPACE", "remove SPACE");
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
