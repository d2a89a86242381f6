package postrider.washingtonswar.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.kernel.Side;
import postrider.washingtonswar.Card;
import postrider.washingtonswar.General;
import postrider.washingtonswar.Order;
import postrider.washingtonswar.Sides;
import postrider.washingtonswar.Space;
import postrider.washingtonswar.Troops;

/** An order in canonical words, as {@link OrderReader} reads them. */
public final class OrderWords {
    private OrderWords() {}

    public static List<String> of(Order order) {
        return switch (order) {
            case Order.Committees(var spaces) -> List.of("committees: " + namesOrNone(spaces));
            case Order.ForTheKing(var spaces) -> List.of("for the king: " + namesOrNone(spaces));
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
            case Order.Use.Operate(var steps) -> play + of(steps);
            case Order.Use.Control(var spaces) -> play + (spaces.isEmpty() ? "nothing" : "control " + names(spaces));
            case Order.Use.Reinforce reinforce -> play + of(reinforce);
            case Order.Use.Queue queue -> play + "queue";
            case Order.Use.Event(var picks) ->
                play + "event" + picks.map(words -> ": " + words).orElse("");
            case Order.Use.Discard none -> discard;
            case Order.Use.DiscardToPlace(var space) -> discard + ": control " + space;
            case Order.Use.DiscardToRemove(var space) -> discard + ": remove " + space;
        };
    }

    /** No number means what the card says for an American, and nobody for the others: only then may it be left out. */
    private static String of(Order.Use.Reinforce order) {
        var parts = new ArrayList<String>();
        order.general().map(General::name).ifPresent(parts::add);
        boolean nobody = order.units() == 0
                && order.general()
                        .filter(general -> general.side() == Sides.BRITISH || general.french())
                        .isPresent();
        if (!nobody) parts.add(order.units() + " CU");
        return "reinforce " + order.space() + " with " + String.join(" and ", parts);
    }

    private static String of(List<Order.Step> steps) {
        return steps.stream().map(OrderWords::of).collect(Collectors.joining("; then "));
    }

    public static String of(Order.Step step) {
        return switch (step) {
            case Order.LandingParty(var port) -> "landing party at " + port;
            case Order.Activation(var general, var legs) ->
                Stream.concat(Stream.of("activate " + general), words(general, legs))
                        .collect(Collectors.joining("; "));
            case Order.ThenAsk thenAsk -> "ask";
        };
    }

    private static Stream<String> words(General general, List<Order.Leg> legs) {
        return legs.stream().map(leg -> of(general.side(), leg));
    }

    /** What is said on the way, of the general who is moving if one is. */
    public static String of(Optional<General> moving, Order.Onward onward) {
        if (onward.equals(Order.Onward.STOP)) return "stop";
        var legs = moving.map(general -> words(general, onward.legs()).collect(Collectors.joining("; ")))
                .orElse("");
        return Stream.of(legs, of(onward.then()))
                .filter(words -> !words.isEmpty())
                .collect(Collectors.joining("; then "));
    }

    public static String of(Side side, Order.Leg leg) {
        return switch (leg) {
            case Order.Leg.To(var space) -> "to " + space;
            case Order.Leg.BySea(var port) -> "by sea to " + port;
            case Order.Leg.PickUp(var troops) -> "take " + of(side, troops);
            case Order.Leg.DropOff(var troops) -> "drop " + of(side, troops);
            case Order.Leg.StopIfTried stop -> "stop if intercept is tried";
        };
    }

    /** A British general's own CUs need no name; American and French ones stand together and do. */
    private static String of(Side side, Troops troops) {
        if (side == Sides.BRITISH && troops.equals(troops.only(side))) return troops.british() + " CU";
        var parts = new ArrayList<String>();
        if (troops.british() > 0) parts.add(troops.british() + " British CU");
        if (troops.american() > 0) parts.add(troops.american() + " American CU");
        if (troops.french() > 0) parts.add(troops.french() + " French CU");
        return parts.isEmpty() ? "0 CU" : String.join(" and ", parts);
    }

    private static String namesOrNone(List<Space> spaces) {
        return spaces.isEmpty() ? "none" : names(spaces);
    }

    private static String names(List<Space> spaces) {
        return spaces.stream().map(Space::name).collect(Collectors.joining(", "));
    }
}
