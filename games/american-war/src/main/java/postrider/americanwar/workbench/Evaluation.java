package postrider.americanwar.workbench;

import static postrider.americanwar.workbench.MapWorth.MARKER;
import static postrider.americanwar.workbench.MapWorth.UNIT;

import java.util.Collection;
import java.util.Set;
import postrider.americanwar.Position;
import postrider.americanwar.orders.Activation;
import postrider.americanwar.orders.Committees;
import postrider.americanwar.orders.Control;
import postrider.americanwar.orders.Discard;
import postrider.americanwar.orders.Event;
import postrider.americanwar.orders.ForTheKing;
import postrider.americanwar.orders.LandingParty;
import postrider.americanwar.orders.Operate;
import postrider.americanwar.orders.Operation;
import postrider.americanwar.orders.Order;
import postrider.americanwar.orders.Play;
import postrider.americanwar.orders.Reinforce;
import postrider.americanwar.orders.Step;
import postrider.americanwar.orders.Use;
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
            case Committees(var spaces) -> spaces.size();
            case ForTheKing(var spaces) -> map.markers(spaces);
            case Play(var exchange, var card, var use) ->
                of(use) + (card.isCampaign() ? MARKER : 0) - (exchange.isPresent() ? MARKER : 0);
        };
    }

    private double of(Use use) {
        return switch (use) {
            case Operate(var steps) ->
                Step.operations(steps).stream().mapToDouble(this::of).sum()
                        - (steps.contains(new Step.ThenAsk()) ? LETTER : 0);
            case Control(var spaces) -> map.markers(spaces);
            case Reinforce arrival -> map.of(arrival);
            case Event event -> EVENT;
            case Use.Queue queue -> UNIT;
            case Discard discard -> 0;
            case Use.DiscardToPlace(var space) -> map.marker(space);
            case Use.DiscardToRemove(var space) -> map.marker(space);
        };
    }

    public double of(Operation operation) {
        return switch (operation) {
            case LandingParty(var port) -> map.marker(port);
            case Activation(var general, var legs) -> map.move(general, legs);
        };
    }
}
