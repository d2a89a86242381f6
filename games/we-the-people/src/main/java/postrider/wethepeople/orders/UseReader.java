package postrider.wethepeople.orders;

import java.util.List;
import java.util.Optional;
import postrider.americanwar.Card;
import postrider.americanwar.Order;
import postrider.americanwar.Order.Use;
import postrider.americanwar.orders.ArrivalWords;
import postrider.americanwar.orders.LegReader;
import postrider.americanwar.orders.OrderLine;
import postrider.americanwar.orders.StepReader;
import postrider.americanwar.rules.March;
import postrider.words.Keyword;

/** Reads what a card is played or discarded for. */
record UseReader(OrderLine line, StepReader reader) {
    UseReader(OrderLine line) {
        this(line, new StepReader(line, List.of("activate", "move")));
    }

    /** A card and no more: what is left to say of an event is asked. */
    Optional<Use> bare(Card card) {
        if (card.isEvent() && !card.isCampaign() && !card.activatesGeneral())
            return Optional.of(new Use.Event(Optional.empty()));
        return line.complain(
                "Say what the card is played for.",
                "play CARD: " + StepReader.ACTIVATE,
                "play CARD: control SPACE, SPACE",
                "play CARD: reinforce SPACE with GENERAL and N CU",
                "play CARD: event");
    }

    Optional<Use> use(Card card, String text) {
        var said = Keyword.of(text);
        return switch (said.word()) {
            case "control", "pc", "pcs", "place", "flip", "remove" -> markers(card, line.where(said));
            case "reinforce", "reinforcement", "reinforcements" ->
                ArrivalWords.read(line, card.ops(), line.reader().after(said)).map(Use.Reinforce::new);
            case "event" -> Optional.of(event(line.reader().after(said)));
            case "nothing" -> line.alone(said, new Use.Control(List.of()));
            default -> moves(card, text);
        };
    }

    /** What an event does is chosen among its options, so that all its words are judged. */
    private Use event(String picks) {
        line.reader().understood(picks);
        return new Use.Event(Optional.of(picks).filter(words -> !words.isBlank()));
    }

    /** The options of an event are spaces too. */
    private Optional<Use> markers(Card card, String spaces) {
        if (spaces.isBlank()) return line.complain("Say where.", "control SPACE, SPACE");
        return Optional.of(card.isOps() ? new Use.Control(line.spaces(spaces)) : event(spaces));
    }

    Optional<Use> discard(String text) {
        var said = Keyword.of(text);
        return said.word().equals("nothing")
                ? line.alone(said, new Use.Discard())
                : line.complain("A discarded card does nothing.", "discard CARD");
    }

    private Optional<Use> moves(Card card, String text) {
        var steps = steps(reader.parts(text), false);
        if (!line.reader().complaints().isEmpty()) return Optional.empty();
        boolean oneGeneral = Order.operations(steps).size() == 1;
        return card.isCampaign() || oneGeneral
                ? Optional.of(new Use.Operate(steps))
                : line.complain("This card activates one general.", StepReader.ACTIVATE);
    }

    private List<Order.Step> steps(List<String> parts, boolean moving) {
        return reader.steps(parts, moving, new Order.ThenAsk(), this::operation);
    }

    /** First how the general goes on who is moving, if one is; then what follows. */
    Order.Onward onward(String text, Optional<March> march) {
        var parts = reader.parts(text);
        if (parts.isEmpty()) line.complain("Say how it goes on.");
        if (parts.isEmpty() || march.isEmpty() || reader.opens(text))
            return new Order.Onward(List.of(), steps(parts, false));
        var legs = new LegReader(
                line, line.now().troops(march.get().at()), march.get().with());
        return new Order.Onward(legs.read(parts.getFirst()), steps(parts.subList(1, parts.size()), true));
    }

    private Optional<Order.Activation> operation(String text) {
        return reader.activation(text, Order.Activation::new);
    }
}
