package postrider.americanwar.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import postrider.americanwar.General;
import postrider.americanwar.Leg;
import postrider.americanwar.Order;
import postrider.americanwar.Troops;
import postrider.text.LineReader;
import postrider.text.Match;

/**
 * Reads operations, one after the other, and where the player wants to be asked.
 *
 * @param openings words with which an operation begins
 */
public record StepReader(OrderLine line, List<String> openings) {
    /** How one is ordered. */
    public static final String ACTIVATE = "activate GENERAL with N CU; to SPACE";

    private static final String ASK = "ask";
    private static final Pattern ACTIVATION = LineReader.pattern("((?:activate|move)\\s+)?(general\\s+)?(.*?)"
            + "(?:[;,]|\\s+(?=(?:with|take|pick|to|via|through|by|sail|and)\\b|[+\\d])|$)(.*)");

    /**
     * @param moving whether a general is on the move before the first of them
     */
    List<Order.Step> steps(
            List<String> parts, boolean moving, Function<String, Optional<? extends Order.Operation>> operation) {
        var steps = new ArrayList<Order.Step>();
        boolean mayAsk = moving;
        for (var part : parts) {
            boolean asks = Match.words(part).equals(List.of(ASK));
            if (asks && !mayAsk) line.complain("'then ask' comes after an operation.");
            if (asks) line.reader().understood(ASK);
            if (asks) steps.add(new Order.ThenAsk());
            else operation.apply(part).ifPresent(steps::add);
            mayAsk = !asks;
        }
        return List.copyOf(steps);
    }

    /** "then" may part operations or, before a space, the legs of one. */
    public List<String> parts(String text) {
        var parts = new ArrayList<String>();
        var begins = String.join("|", openings);
        for (var part : text.split("(?i)[;,.]?\\s*\\bthen\\b[\\s:,]*|;\\s*(?=(?:" + begins + ")\\b)")) {
            if (Match.words(part).isEmpty()) continue;
            if (parts.isEmpty() || opens(part)) parts.add(part.strip());
            else parts.add(parts.removeLast() + ", " + part.strip());
        }
        return parts;
    }

    /** Whether an operation begins here, and not a leg. */
    public boolean opens(String part) {
        var first = Match.words(part).getFirst();
        return openings.contains(first)
                || first.equals(ASK)
                || line.names().generals().knows(first)
                        && !line.names().spaces().knows(first);
    }

    /** A general's whole move; empty if it begins as none does. */
    Optional<Order.Activation> activation(String text) {
        var matcher = ACTIVATION.matcher(text);
        boolean understood = matcher.matches()
                && (matcher.group(1) != null || line.names().generals().knows(matcher.group(3)));
        if (!understood)
            return line.complain("An operation begins with " + String.join(" or ", openings) + ".", ACTIVATE);
        line.reader().understood(text.substring(0, matcher.start(3)));
        return line.general(matcher.group(3))
                .map(general -> new Order.Activation(general, legs(general, matcher.group(4))));
    }

    private List<Leg> legs(General general, String text) {
        var there = line.now().space(general).map(line.now()::troops).orElse(Troops.NONE);
        return new LegReader(line, there, Troops.NONE).read(text);
    }
}
