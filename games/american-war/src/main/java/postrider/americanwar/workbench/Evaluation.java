package postrider.americanwar.workbench;

import static postrider.americanwar.workbench.MapWorth.MARKER;
import static postrider.americanwar.workbench.MapWorth.UNIT;

import java.util.Collection;
import java.util.Set;
import postrider.americanwar.Order;
import postrider.americanwar.Position;
import postrider.kernel.ruling.Side;

/** What an order is worth at once to a side, roughly. */
public record Evaluation(MapWorth map) {
    private static final double LETTER = UNIT / 4;
    private static final double EVENT = 5;

    /** @param won colonies that are the side's already */
    public Evaluation(Position now, Side side, Collection<String> won) {
        this(new MapWorth(now, side, Set.copyOf(won), now.cards().hand(side).size() < 3));
    }

    public double of(Order order) {
        return switch (order) {
            case Order.Committees(var spaces) -> spaces.size();
            case Order.ForTheKing(var spaces) -> map.markers(spaces);
            case Order.Play(var exchange, var card, var use) ->
                of(use) + (card.isCampaign() ? MARKER : 0) - (exchange.isPresent() ? MARKER : 0);
        };
    }

    private double of(Order.Use use) {
        return switch (use) {
            case Order.Use.Operate(var steps) ->
                Order.operations(steps).stream().mapToDouble(this::of).sum()
                        - (steps.contains(new Order.ThenAsk()) ? LETTER : 0);
            case Order.Use.Control(var spaces) -> map.markers(spaces);
            case Order.Use.Reinforce(var arrival) -> map.of(arrival);
            case Order.Use.Event event -> EVENT;
            case Order.Use.Queue queue -> UNIT;
            case Order.Use.Discard discard -> 0;
            case Order.Use.DiscardToPlace(var space) -> map.marker(space);
            case Order.Use.DiscardToRemove(var space) -> map.marker(space);
        };
    }

    public double of(Order.Operation operation) {
        return switch (operation) {
            case Order.LandingParty(var port) -> map.marker(port);
            case Order.Activation(var general, var legs) -> map.move(general, legs);
        };
    }
}
