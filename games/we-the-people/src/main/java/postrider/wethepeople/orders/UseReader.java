package postrider.wethepeople.orders;

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
import postrider.wethepeople.Card;
import postrider.wethepeople.Order;
import postrider.wethepeople.Order.Use;
import postrider.wethepeople.rules.March;
import postrider.words.Keyword;
import postrider.words.LineReader;

/** Reads what a card is played or discarded for. */
record UseReader(OrderLine line) {
    private static final Pattern MARKER =
            LineReader.pattern("^(?:(?:an?|the|my|one|\\d) )?(?:(?:american|british|enemy) )?"
                    + "(?:(?:pc markers?|pcs?|markers?)\\b)?\\s*(?:(?:in|at|on|from)\\s+)?");
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
                "play CARD: event");
    }

    Optional<Use> use(Card card, String text) {
        var said = Keyword.of(text);
        return switch (said.word()) {
            case "control", "pc", "pcs", "place", "flip", "remove" ->
                card.isOps() ? control(withoutMarker(said.rest())) : Optional.of(event(text));
            case "reinforce", "reinforcement", "reinforcements" -> reinforce(card, said.rest());
            case "event" -> Optional.of(new Use.Event(Optional.of(said.rest()).filter(picks -> !picks.isBlank())));
            case "nothing" -> alone(said, new Use.Control(List.of()));
            default -> moves(card, text);
        };
    }

    private Optional<Use> control(String spaces) {
        return spaces.isBlank()
                ? line.complain("Say where.", "control SPACE, SPACE")
                : Optional.of(new Use.Control(line.spaces(spaces)));
    }

    /** The options of an event are spaces. */
    private static Use event(String text) {
        return new Use.Event(Optional.of(withoutMarker(Keyword.of(text).rest())));
    }

    private Optional<Use> alone(Keyword said, Use use) {
        return said.rest().matches("\\W*")
                ? Optional.of(use)
                : line.complain("After %s nothing may follow.".formatted(said.word()));
    }

    private static String withoutMarker(String text) {
        return MARKER.matcher(text).replaceFirst("");
    }

    Optional<Use> discard(String text) {
        var said = Keyword.of(text);
        return said.word().equals("nothing")
                ? alone(said, new Use.Discard())
                : line.complain("A discarded card does nothing.", "discard CARD");
    }

    private Optional<Use> moves(Card card, String text) {
        var steps = steps(parts(text), false);
        if (!line.reader().complaints().isEmpty()) return Optional.empty();
        boolean oneGeneral = Order.activations(steps).size() == 1;
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
            if (asks && !mayAsk) line.complain("'then ask' comes after a move.");
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
        for (var part : text.split("(?i)[;,.]?\\s*\\bthen\\b[\\s:,]*|;\\s*(?=(?:activate|move)\\b)")) {
            if (Match.words(part).isEmpty()) continue;
            if (parts.isEmpty() || opens(part)) parts.add(part.strip());
            else parts.add(parts.removeLast() + ", " + part.strip());
        }
        return parts;
    }

    private boolean opens(String part) {
        var first = Match.words(part).getFirst();
        return List.of("activate", "move", "ask").contains(first)
                || line.names().generals().knows(first)
                        && !line.names().spaces().knows(first);
    }

    private Optional<Order.Activation> operation(String text) {
        var matcher = ACTIVATION.matcher(text);
        boolean understood = matcher.matches()
                && (matcher.group(1) != null || line.names().generals().knows(matcher.group(2)));
        if (!understood) return line.complain("An operation begins with activate.", ACTIVATE);
        return line.general(matcher.group(2)).map(general -> activation(general, matcher.group(3)));
    }

    private Order.Activation activation(General general, String legs) {
        var there = line.now().space(general).map(line.now()::troops).orElse(Troops.NONE);
        return new Order.Activation(general, new LegReader(line, there, Troops.NONE).read(legs));
    }

    /** "Albany with Gates and 3 CU", or the other way round: "Gates and 3 CU in Albany". */
    private Optional<Use> reinforce(Card card, String text) {
        if (text.isBlank()) return line.complain("Say where.", "reinforce SPACE with GENERAL and N CU");
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
