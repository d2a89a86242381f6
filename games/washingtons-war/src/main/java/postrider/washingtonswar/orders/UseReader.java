package postrider.washingtonswar.orders;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import postrider.americanwar.Card;
import postrider.americanwar.Order;
import postrider.americanwar.Order.Use;
import postrider.americanwar.orders.ArrivalWords;
import postrider.americanwar.orders.LegReader;
import postrider.americanwar.orders.OrderLine;
import postrider.americanwar.orders.StepReader;
import postrider.americanwar.rules.March;
import postrider.washingtonswar.EventStep;
import postrider.words.Keyword;
import postrider.words.LineReader;

/** Reads what a card is played or discarded for. */
record UseReader(OrderLine line, StepReader reader) {
    private static final Pattern LANDING = LineReader.pattern("(land(?:ing party)?)\\b\\s*(?:at|in|on|:)?\\s*(.*)");

    UseReader(OrderLine line) {
        this(line, new StepReader(line, List.of("activate", "move", "landing party", "land", "landing")));
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
                "play CARD: queue",
                "play CARD: event");
    }

    Optional<Use> use(Card card, String text) {
        var said = Keyword.of(text);
        return switch (said.word()) {
            case "control", "pc", "pcs", "place", "flip", "remove" -> markers(card, text, line.where(said));
            case "reinforce", "reinforcement", "reinforcements" ->
                ArrivalWords.read(line, card.ops(), line.reader().after(said)).map(Use.Reinforce::new);
            case "queue" -> line.alone(said, new Use.Queue());
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

    /** The options of an event are spaces, but for the one that says what becomes of each. */
    private Optional<Use> markers(Card card, String text, String spaces) {
        if (spaces.isBlank()) return line.complain("Say where.", "control SPACE, SPACE");
        if (card.isOps()) return Optional.of(new Use.Control(line.spaces(spaces)));
        boolean flips =
                EventStep.of(card, EventStep.Procedure.REMOVE_PC_OR_FLIP_ONE).isPresent();
        return Optional.of(event(flips ? text : spaces));
    }

    /** 6.32.B */
    Optional<Use> discard(String text) {
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

    private Optional<Use> moves(Card card, String text) {
        var steps = steps(reader.parts(text), false);
        boolean oneGeneral =
                Order.operations(steps).size() == 1 && Order.firstGeneral(steps).isPresent();
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

    private Optional<? extends Order.Step> operation(String text) {
        var landing = LANDING.matcher(text);
        if (!landing.matches()) return reader.activation(text, Order.Activation::new);
        line.reader().understood(landing.group(1));
        return line.space(landing.group(2)).map(Order.LandingParty::new);
    }
}
