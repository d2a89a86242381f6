package postrider.washingtonswar.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import postrider.kernel.Line;
import postrider.kernel.Match;
import postrider.washingtonswar.Card;
import postrider.washingtonswar.EventStep;
import postrider.washingtonswar.General;
import postrider.washingtonswar.Order;
import postrider.washingtonswar.Sides;
import postrider.washingtonswar.rules.March;

/** Reads what a card is played or discarded for. */
final class UseReader {
    private static final Pattern MARKER =
            OrderContext.pattern("^(?:(?:an?|the|my|one|\\d) )?(?:(?:american|british|enemy) )?"
                    + "(?:(?:pc markers?|pcs?|markers?)\\b)?\\s*(?:(?:in|at|on|from)\\s+)?");
    private static final Pattern LANDING = OrderContext.pattern("land(?:ing party)?\\b\\s*(?:at|in|on|:)?\\s*(.*)");
    private static final Pattern ACTIVATION = OrderContext.pattern("(activate\\s+|move\\s+)?(?:general\\s+)?(.*?)"
            + "(?:[;,]|\\s+(?=(?:with|take|pick|to|via|through|by|sail|and)\\b|[+\\d])|$)(.*)");
    private static final Pattern SPACE_LAST = OrderContext.pattern("(?:with\\s+)?(.+?)\\s+(?:at|in|into|to)\\s+(.+)");

    private final OrderContext reading;
    private final Line line;

    UseReader(OrderContext reading, Line line) {
        this.reading = reading;
        this.line = line;
    }

    /** A card and no more: what is left to say of an event is asked. */
    Optional<Order.Use> bare(Card card) {
        if (card.isEvent() && !card.isCampaign() && !card.activatesGeneral())
            return Optional.of(new Order.Use.Event(Optional.empty()));
        return reading.complain(
                line,
                "Say what the card is played for.",
                List.of(
                        "play CARD: activate GENERAL with N CU; to SPACE",
                        "play CARD: control SPACE, SPACE",
                        "play CARD: reinforce SPACE with GENERAL and N CU",
                        "play CARD: queue",
                        "play CARD: event"));
    }

    Optional<Order.Use> use(Card card, String text) {
        var keyword = Match.words(text).getFirst();
        var rest = afterKeyword(text);
        return switch (keyword) {
            case "control", "pc", "pcs", "place", "flip", "remove" ->
                card.isOps()
                        ? Optional.of(new Order.Use.Control(reading.spaces(line, withoutMarker(rest))))
                        : Optional.of(new Order.Use.Event(Optional.of(picks(card, text, rest))));
            case "reinforce", "reinforcement", "reinforcements" -> reinforce(card, rest);
            case "queue" -> alone(keyword, rest, new Order.Use.Queue());
            case "event" -> Optional.of(new Order.Use.Event(Optional.of(rest).filter(picks -> !picks.isBlank())));
            case "nothing" -> alone(keyword, rest, new Order.Use.Control(List.of()));
            default -> moves(card, text);
        };
    }

    private Optional<Order.Use> alone(String keyword, String rest, Order.Use use) {
        return rest.matches("\\W*")
                ? Optional.of(use)
                : reading.complain(line, "After %s nothing may follow.".formatted(keyword), List.of());
    }

    private static String afterKeyword(String text) {
        return text.strip().replaceFirst("^\\S+[\\s:]*", "");
    }

    private static String withoutMarker(String text) {
        return MARKER.matcher(text).replaceFirst("");
    }

    /** The options of an event are spaces, but for the one that says what becomes of each. */
    private static String picks(Card card, String text, String rest) {
        return card.step(EventStep.Procedure.REMOVE_PC_OR_FLIP_ONE).isPresent() ? text : withoutMarker(rest);
    }

    /** 6.32.B */
    Optional<Order.Use> discard(String text) {
        var keyword = Match.words(text).getFirst();
        if (keyword.equals("nothing")) return alone(keyword, afterKeyword(text), new Order.Use.Discard());
        var space = withoutMarker(afterKeyword(text));
        return switch (keyword) {
            case "control", "place", "flip", "pc" -> reading.space(line, space).map(Order.Use.DiscardToPlace::new);
            case "remove" -> reading.space(line, space).map(Order.Use.DiscardToRemove::new);
            default ->
                reading.complain(
                        line,
                        "A discard may place, flip or remove one PC marker.",
                        List.of("control SPACE", "remove SPACE"));
        };
    }

    private Optional<Order.Use> moves(Card card, String text) {
        var steps = steps(parts(text), false);
        boolean oneGeneral =
                Order.operations(steps).size() == 1 && Order.firstGeneral(steps).isPresent();
        return card.isCampaign() || oneGeneral
                ? Optional.of(new Order.Use.Operate(steps))
                : reading.complain(
                        line, "This card activates one general.", List.of("activate GENERAL with N CU; to SPACE"));
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
            if (asks && !mayAsk) reading.complain(line, "'then ask' comes after a move or a landing party.", List.of());
            if (asks) steps.add(new Order.ThenAsk());
            else operation(part).ifPresent(steps::add);
            mayAsk = !asks;
        }
        return List.copyOf(steps);
    }

    /** First how the general goes on who is moving, if one is; then what follows. */
    Order.Onward onward(String text, Optional<March> march) {
        var parts = parts(text);
        var goesOn = march.filter(moving -> !opens(text));
        if (goesOn.isEmpty()) return new Order.Onward(List.of(), steps(parts, false));
        var legs = new LegReader(reading, line, goesOn.get()).read(parts.getFirst());
        return new Order.Onward(legs, steps(parts.subList(1, parts.size()), true));
    }

    /** "then" may part operations or, before a space, the legs of one. */
    private List<String> parts(String text) {
        var parts = new ArrayList<String>();
        for (var part : text.split("(?i)[;,.]?\\s*\\bthen\\b[\\s:,]*|;\\s*(?=(?:activate|move|land)\\b)")) {
            if (part.isBlank()) continue;
            if (parts.isEmpty() || opens(part)) parts.add(part.strip());
            else parts.add(parts.removeLast() + ", " + part.strip());
        }
        return parts;
    }

    private boolean opens(String part) {
        var words = Match.words(part);
        return List.of("activate", "move", "land", "landing", "ask").contains(words.getFirst())
                || reading.isGeneral(words.getFirst()) && !reading.isSpace(words.getFirst());
    }

    private Optional<Order.Operation> operation(String text) {
        var landing = LANDING.matcher(text);
        if (landing.matches()) return reading.space(line, landing.group(1)).map(Order.LandingParty::new);
        var matcher = ACTIVATION.matcher(text);
        boolean understood = matcher.matches() && (matcher.group(1) != null || reading.isGeneral(matcher.group(2)));
        if (!understood)
            return reading.complain(
                    line,
                    "An operation begins with activate or landing party.",
                    List.of("activate GENERAL with N CU; to SPACE"));
        return reading.general(line, matcher.group(2))
                .map(general ->
                        new Order.Activation(general, new LegReader(reading, line, general).read(matcher.group(3))));
    }

    /** "Albany with Gates and 3 CU", or the other way round: "Gates and 3 CU in Albany". */
    private Optional<Order.Use> reinforce(Card card, String text) {
        var last = SPACE_LAST.matcher(text);
        boolean spaceLast = last.matches() && reading.isSpace(last.group(2));
        var first = text.split("(?i)\\s+with\\s+|[;:]", 2);
        var space = reading.space(line, spaceLast ? last.group(2) : first[0].replaceFirst("(?i)^(?:at|in)\\s+", ""));
        var pieces = OrderContext.pieces(spaceLast ? last.group(1) : first.length < 2 ? "" : first[1]);
        var general = pieces.rest().isEmpty() ? Optional.<General>empty() : reading.general(line, pieces.rest());
        int french = reading.now().board().frenchBox();
        boolean rochambeau = general.map(General::french).orElse(false);
        boolean landing = rochambeau && french > 0;
        if (rochambeau && !landing && pieces.units().equals(Optional.of(0)))
            return reading.complain(
                    line,
                    "The French have landed: say how many American CU come with %s.".formatted(general.get()),
                    List.of("%d CU".formatted(card.ops())));
        int unsaid = reading.side() == Sides.AMERICAN && !landing ? card.ops() : 0;
        int said = pieces.units().orElse(unsaid);
        int units = landing && said == french ? 0 : said;
        return space.map(place -> new Order.Use.Reinforce(place, general, units));
    }
}
