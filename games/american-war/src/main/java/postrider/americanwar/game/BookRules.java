package postrider.americanwar.game;

import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import postrider.americanwar.Position;
import postrider.americanwar.orders.Order;
import postrider.americanwar.rules.WorkingPosition;
import postrider.kernel.Rules;
import postrider.kernel.Umpire;
import postrider.kernel.ruling.Refused;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.View;

/**
 * The way in to the chapters of a book.
 *
 * @param setUp a game by its scenario and its options
 * @param order carries out an order of the side whose turn it is
 * @param advance goes on until an order is needed or the game is over
 * @param views what a side may see
 */
public record BookRules(
        BiFunction<String, Map<String, String>, Position> setUp,
        Chapter order,
        Consumer<WorkingPosition> advance,
        BiFunction<Position, Side, View> views)
        implements Rules<Position, Order> {
    /** What carries out an order. */
    public interface Chapter {
        void carryOut(WorkingPosition working, Side by, Order order);
    }

    @Override
    public Position setUp(String scenario, Map<String, String> options) {
        return setUp.apply(scenario, options);
    }

    @Override
    public Position play(Position position, Side by, Order ordered, Umpire umpire) {
        if (!position.track().toMove().equals(Optional.of(by)))
            throw new Refused("5.3", "It is not your turn to play.");
        var working = working(position, umpire);
        order.carryOut(working, by, ordered);
        return working.now();
    }

    @Override
    public Position advance(Position position, Umpire umpire) {
        var working = working(position, umpire);
        advance.accept(working);
        return working.now();
    }

    private WorkingPosition working(Position position, Umpire umpire) {
        var working = new WorkingPosition(position, umpire);
        umpire.meanwhile(side -> view(working.now(), side));
        return working;
    }

    @Override
    public Optional<Side> toMove(Position position) {
        return position.track().toMove();
    }

    @Override
    public Optional<Ending> ending(Position position) {
        return position.track().ending();
    }

    @Override
    public View view(Position position, Side side) {
        return views.apply(position, side);
    }
}
