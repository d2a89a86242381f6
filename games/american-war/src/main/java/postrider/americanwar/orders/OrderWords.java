package postrider.americanwar.orders;

import static java.util.stream.Collectors.joining;

import java.util.List;
import java.util.stream.Stream;
import postrider.americanwar.Card;
import postrider.americanwar.Order;
import postrider.kernel.ruling.Side;
import postrider.text.Wording;

/** An order in canonical words. */
public final class OrderWords {
    private OrderWords() {}

    public static List<String> of(Order order) {
        return switch (order) {
            case Order.Committees(var spaces) -> List.of("committees: " + Wording.orNone(spaces));
            case Order.ForTheKing(var spaces) -> List.of("for the king: " + Wording.orNone(spaces));
            case Order.Play(var exchange, var card, var use) ->
                List.of(exchange.map(given -> "exchange " + given.label() + ", ")
                                .orElse("")
                        + of(card, use));
        };
    }

    private static String of(Card card, Order.Use use) {
        var play = "play " + card.label() + ": ";
        var discard = "discard " + card.label();
        return switch (use) {
            case Order.Use.Operate(var steps) -> play + ofSteps(steps);
            case Order.Use.Control(var spaces) ->
                play + (spaces.isEmpty() ? "nothing" : "control " + Wording.orNone(spaces));
            case Order.Use.Reinforce(var arrival) -> play + ArrivalWords.of(arrival);
            case Order.Use.Queue queue -> play + "queue";
            case Order.Use.Event(var picks) ->
                play + "event" + picks.map(words -> ": " + words).orElse("");
            case Order.Use.Discard none -> discard;
            case Order.Use.DiscardToPlace(var space) -> discard + ": control " + space;
            case Order.Use.DiscardToRemove(var space) -> discard + ": remove " + space;
        };
    }

    public static String of(Order.Step step) {
        return switch (step) {
            case Order.LandingParty(var port) -> "landing party at " + port;
            case Order.Activation(var general, var legs) ->
                Stream.concat(Stream.of("activate " + general), LegWords.of(general.side(), legs))
                        .collect(joining("; "));
            case Order.ThenAsk thenAsk -> "ask";
        };
    }

    private static String ofSteps(List<Order.Step> steps) {
        return steps.stream().map(OrderWords::of).collect(joining("; then "));
    }

    /** What {@code side} says on the way. */
    public static String of(Side side, Order.Onward onward) {
        if (onward.equals(Order.Onward.STOP)) return "stop";
        return Stream.of(LegWords.of(side, onward.legs()).collect(joining("; ")), ofSteps(onward.then()))
                .filter(words -> !words.isEmpty())
                .collect(joining("; then "));
    }
}
