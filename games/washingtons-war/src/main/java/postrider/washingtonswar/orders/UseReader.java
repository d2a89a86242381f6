package postrider.washingtonswar.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import postrider.americanwar.General;
import postrider.americanwar.Sides;
import postrider.americanwar.Troops;
import postrider.americanwar.orders.LegReader;
import postrider.americanwar.orders.OrderLine;
import postrider.kernel.Match;
import postrider.washingtonswar.Card;
import postrider.washingtonswar.EventStep;
import postrider.washingtonswar.Order;
import postrider.washingtonswar.Order.Use;
import postrider.washingtonswar.rules.March;
import postrider.words.Keyword;
import postrider.words.LineReader;

/** Reads what a card is played or discarded for. */
record UseReader(OrderLine line) {
    private static final Pattern MARKER =
            LineReader.pattern("^(?:(?:an?|the|my|one|\\d) )?(?:(?:american|british|enemy) )?"
                    + "(?:(?:pc markers?|pcs?|markers?)\\b)?\\s*(?:(?:in|at|on|from)\\s+)?");
    private static final Pattern LANDING = LineReader.pattern("land(?:ing party)?\\b\\s*(?:at|in|on|:)?\\s*(.*)");
    private static final Pattern ACTIVATION = LineReader.pattern("(activate\\s+|move\\s+)?(?:general\\s+)?(.*?)"
            + "(?:[;,]|\\s+(?=(?:with|take|pick|to|via|through|by|sail|and)\\b|[+\\d])|$)(.*)");
    private static final Pattern SPACE_LAST = LineReader.pattern("(?:with\\s+)?(.+?)\\s+(?:at|in|into|to)\\s+(.+)");
    private static final String ACTIVATE = "activate GENERAL with N CU; to SPACE";

    /** A card and no more: what is left to say of an event is asked. */
    Optional<Use> bare(Card card) {
        if (card.isEvent() && !card.isCampaign() && !card.activatesGeneral())
            return Optional.of(new Use.Event(Optional.empty()));
        return line.complain(
                "Say what the card is played for.",
                "play CARD: " + ACTIVATE,
                "play CARD: control SPACE, SPACE",
                "play CARD: reinforce SPACE with GENERAL and N CU",
                "play CARD: queue",
                "play CARD: event");
    }

    Optional<Use> use(Card card, String text) {
        var said = Keyword.of(text);
        return switch (said.word()) {
            case "control", "pc", "pcs", "place", "flip", "remove" ->
                Optional.of(
                        card.isOps() ? new Use.Control(line.spaces(withoutMarker(said.rest()))) : event(card, text));
            case "reinforce", "reinforcement", "reinforcements" -> reinforce(card, said.rest());
            case "queue" -> alone(said, new Use.Queue());
            case "event" -> Optional.of(new Use.Event(Optional.of(said.rest()).filter(picks -> !picks.isBlank())));
            case "nothing" -> alone(said, new Use.Control(List.of()));
            default -> moves(card, text);
        };
    }

    /** The options of an event are spaces, but for the one that says what becomes of each. */
    private static Use event(Card card, String text) {
        boolean flips = card.step(EventStep.Procedure.REMOVE_PC_OR_FLIP_ONE).isPresent();
        return new Use.Event(
                Optional.of(flips ? text : withoutMarker(Keyword.of(text).rest())));
    }

    private Optional<Use> alone(Keyword said, Use use) {
        return said.rest().matches("\\W*")
                ? Optional.of(use)
                : line.complain("After %s nothing may follow.".formatted(said.word()));
    }

    private static String withoutMarker(String text) {
        return MARKER.matcher(text).replaceFirst("");
    }

    /** 6.32.B */
    Optional<Use> discard(String text) {
        var said = Keyword.of(text);
        var space = withoutMarker(said.rest());
        return switch (said.word()) {
            case "nothing" -> alone(said, new Use.Discard());
            case "control", "place", "flip", "pc" -> line.space(space).map(Use.DiscardToPlace::new);
            case "remove" -> line.space(space).map(Use.DiscardToRemove::new);
            default ->
                line.complain("A discard may place, flip or remove one PC marker.", "control SPACE", "remove SPACE");
        };
    }

    private Optional<Use> moves(Card card, String text) {
        var steps = steps(parts(text), false);
        boolean oneGeneral =
                Order.operations(steps).size() == 1 && Order.firstGeneral(steps).isPresent();
        return card.isCampaign() || oneGeneral
                ? Optional.of(new Use.Operate(steps))
                : line.complain("This card activates one general.", ACTIVATE);
    }

    /**
     * Operations, and where the player wants to be asked.
     *
     * @param moving whether a general is on the move before the first of them
     */
    private List<Order.Step> steps(List<String> parts, boolean moving) {
        var steps = new ArrayList<Order.Step>();
        boolean mayAsk = moving;
        for (var part : parts) {
            boolean asks = part.equalsIgnoreCase("ask");
            if (asks && !mayAsk) line.complain("'then ask' comes after a move or a landing party.");
            if (asks) steps.add(new Order.ThenAsk());
            else operation(part).ifPresent(steps::add);
            mayAsk = !asks;
        }
        return List.copyOf(steps);
    }

    /** First how the general goes on who is moving, if one is; then what follows. */
    Order.Onward onward(String text, Optional<March> march) {
        var parts = parts(text);
        if (parts.isEmpty()) line.complain("Say how it goes on.");
        if (parts.isEmpty() || march.isEmpty() || opens(text)) return new Order.Onward(List.of(), steps(parts, false));
        var legs = new LegReader(
                line, line.now().troops(march.get().at()), march.get().with());
        return new Order.Onward(legs.read(parts.getFirst()), steps(parts.subList(1, parts.size()), true));
    }

    /** "then" may part operations or, before a space, the legs of one. */
    private List<String> parts(String text) {
        var parts = new ArrayList<String>();
        for (var part : text.split("(?i)[;,.]?\\s*\\bthen\\b[\\s:,]*|;\\s*(?=(?:activate|move|land)\\b)")) {
            if (Match.words(part).isEmpty()) continue;
            if (parts.isEmpty() || opens(part)) parts.add(part.strip());
            else parts.add(parts.removeLast() + ", " + part.strip());
        }
        return parts;
    }

    private boolean opens(String part) {
        var first = Match.words(part).getFirst();
        return List.of("activate", "move", "land", "landing", "ask").contains(first)
                || line.names().generals().knows(first)
                        && !line.names().spaces().knows(first);
    }

    private Optional<Order.Operation> operation(String text) {
        var landing = LANDING.matcher(text);
        if (landing.matches()) return line.space(landing.group(1)).map(Order.LandingParty::new);
        var matcher = ACTIVATION.matcher(text);
        boolean understood = matcher.matches()
                && (matcher.group(1) != null || line.names().generals().knows(matcher.group(2)));
        if (!understood) return line.complain("An operation begins with activate or landing party.", ACTIVATE);
        return line.general(matcher.group(2)).map(general -> activation(general, matcher.group(3)));
    }

    private Order.Activation activation(General general, String legs) {
        var there = line.now().space(general).map(line.now()::troops).orElse(Troops.NONE);
        return new Order.Activation(general, new LegReader(line, there, Troops.NONE).read(legs));
    }

    /** "Albany with Gates and 3 CU", or the other way round: "Gates and 3 CU in Albany". */
    private Optional<Use> reinforce(Card card, String text) {
        var last = SPACE_LAST.matcher(text);
        boolean spaceLast = last.matches() && line.names().spaces().knows(last.group(2));
        var first = text.split("(?i)\\s+with\\s+|[;:]", 2);
        var space = line.space(spaceLast ? last.group(2) : first[0].replaceFirst("(?i)^(?:at|in)\\s+", ""));
        var pieces = spaceLast ? last.group(1) : first.length < 2 ? "" : first[1];
        var others = OrderLine.others(pieces);
        var general = others.isEmpty() ? Optional.<General>empty() : line.general(others);
        var number = OrderLine.units(pieces);
        int french = line.now().board().frenchBox();
        boolean rochambeau = general.map(General::french).orElse(false);
        boolean landing = rochambeau && french > 0;
        if (rochambeau && !landing && number.equals(Optional.of(0)))
            return line.complain(
                    "The French have landed: say how many American CU come with %s.".formatted(general.get()),
                    card.ops() + " CU");
        var bringing = general.map(General::side).orElse(line.side());
        int unsaid = bringing == Sides.AMERICAN && !landing ? card.ops() : 0;
        int said = number.orElse(unsaid);
        int units = landing && said == french ? 0 : said;
        return space.map(place -> new Use.Reinforce(place, general, units));
    }
}
