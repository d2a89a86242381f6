package postrider.americanwar.orders;

import java.util.List;
import java.util.Optional;
import postrider.americanwar.Card;
import postrider.americanwar.CardStep;
import postrider.americanwar.Order;
import postrider.americanwar.Order.Use;
import postrider.americanwar.Space;
import postrider.americanwar.Troops;
import postrider.text.Keyword;
import postrider.text.Lists;

/** Reads what a card is played or discarded for. */
public abstract class UseReader {
    private final OrderLine line;
    private final StepReader reader;
    private final List<String> manner;

    /**
     * @param openings words with which an operation begins
     * @param manner what a card may be played for
     */
    protected UseReader(OrderLine line, List<String> openings, List<String> manner) {
        this.line = line;
        this.reader = new StepReader(line, openings);
        this.manner = manner;
    }

    /** What a card is discarded for. */
    protected abstract Optional<Use> discard(String text);

    protected final OrderLine line() {
        return line;
    }

    /** A card and no more: what is left to say of an event is asked. */
    final Optional<Use> bare(Card card) {
        return card.isEvent() && !card.isCampaign() && !card.activatesGeneral()
                ? Optional.of(new Use.Event(Optional.empty()))
                : line.reader().complain("Say what the card is played for.", manner);
    }

    protected Optional<Use> use(Card card, String text) {
        var said = Keyword.of(text);
        return switch (said.word()) {
            case "control", "pc", "pcs", "place", "flip", "remove" -> markers(card, text, line.where(said));
            case "reinforce", "reinforcement", "reinforcements" ->
                ArrivalWords.read(line, card.ops(), line.reader().after(said)).map(Use.Reinforce::new);
            case "event" -> Optional.of(event(line.reader().after(said)));
            case "nothing" -> line.alone(said, new Use.Control(List.of()));
            default -> moves(card, steps(reader.parts(text), false));
        };
    }

    /** What an event does is chosen among its options, so that all its words are judged. */
    private Use event(String picks) {
        line.reader().understood(picks);
        return new Use.Event(Optional.of(picks).filter(words -> !words.isBlank()));
    }

    /** The options of an event are spaces, but for the one that says what becomes of each. */
    private Optional<Use> markers(Card card, String text, String spaces) {
        if (spaces.isBlank()) return line.complain("Say where.", "control SPACE, SPACE");
        if (card.isOps()) return Optional.of(new Use.Control(line.spaces(spaces)));
        return Optional.of(event(Lists.find(card.steps(), CardStep::offersDeeds).isPresent() ? text : spaces));
    }

    protected Optional<Use> moves(Card card, List<Order.Step> steps) {
        boolean oneGeneral =
                Order.operations(steps).size() == 1 && Order.firstGeneral(steps).isPresent();
        return card.isCampaign() || oneGeneral
                ? Optional.of(new Use.Operate(steps))
                : line.complain("This card activates one general.", StepReader.ACTIVATE);
    }

    private List<Order.Step> steps(List<String> parts, boolean moving) {
        return reader.steps(parts, moving, this::operation);
    }

    /**
     * First how the general goes on who is moving, if one is; then what follows.
     *
     * @param at where he is
     * @param with the CUs with him
     */
    public final Order.Onward onward(String text, Optional<Space> at, Troops with) {
        var parts = reader.parts(text);
        if (parts.isEmpty()) line.complain("Say how it goes on.");
        if (parts.isEmpty() || at.isEmpty() || reader.opens(text))
            return new Order.Onward(List.of(), steps(parts, false));
        var legs = new LegReader(line, line.now().troops(at.get()), with);
        return new Order.Onward(legs.read(parts.getFirst()), steps(parts.subList(1, parts.size()), true));
    }

    protected Optional<? extends Order.Operation> operation(String text) {
        return reader.activation(text);
    }
}
