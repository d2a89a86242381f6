package postrider.wethepeople.orders;

import static java.util.stream.Collectors.joining;

import java.util.List;
import java.util.stream.Stream;
import postrider.americanwar.Card;
import postrider.americanwar.orders.ArrivalWords;
import postrider.americanwar.orders.LegWords;
import postrider.kernel.Side;
import postrider.kernel.Wording;
import postrider.wethepeople.Order;

/** An order in canonical words, as {@link OrderReader} reads them. */
public final class OrderWords {
    private OrderWords() {}

    public static List<String> of(Order order) {
        return switch (order) {
            case Order.Committees(var spaces) -> List.of("committees: " + Wording.orNone(spaces));
            case Order.Play(var card, var use) -> List.of(of(card, use));
        };
    }

    private static String of(Card card, Order.Use use) {
        var play = "play " + card.label() + ": ";
        return switch (use) {
            case Order.Use.Operate(var steps) -> play + ofSteps(steps);
            case Order.Use.Control(var spaces) ->
                play + (spaces.isEmpty() ? "nothing" : "control " + Wording.orNone(spaces));
            case Order.Use.Reinforce(var arrival) -> play + ArrivalWords.of(arrival);
            case Order.Use.Event(var picks) ->
                play + "event" + picks.map(words -> ": " + words).orElse("");
            case Order.Use.Discard none -> "discard " + card.label();
        };
    }

    public static String of(Order.Step step) {
        return switch (step) {
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
