package postrider.americanwar.game;

import java.util.Optional;
import postrider.americanwar.Order;
import postrider.americanwar.Position;
import postrider.americanwar.rules.WorkingPosition;
import postrider.kernel.Refused;
import postrider.kernel.Rules;
import postrider.kernel.Side;
import postrider.kernel.Umpire;

/** The way in to the chapters of a book. */
public interface BookRules extends Rules<Position, Order> {
    /** Judges an order of the side whose turn it is, and carries it out. */
    void carryOut(WorkingPosition working, Side by, Order order);

    /** Goes on until an order is needed or the game is over. */
    void advance(WorkingPosition working);

    @Override
    default Position play(Position position, Side by, Order order, Umpire umpire) {
        if (!position.track().toMove().equals(Optional.of(by)))
            throw new Refused("5.3", "It is not your turn to play.");
        var working = working(position, umpire);
        carryOut(working, by, order);
        return working.now();
    }

    @Override
    default Position advance(Position position, Umpire umpire) {
        var working = working(position, umpire);
        advance(working);
        return working.now();
    }

    private WorkingPosition working(Position position, Umpire umpire) {
        var working = new WorkingPosition(position, umpire);
        umpire.meanwhile(side -> view(working.now(), side));
        return working;
    }

    @Override
    default Optional<Side> toMove(Position position) {
        return position.track().toMove();
    }

    @Override
    default Optional<Ending> ending(Position position) {
        return position.track().ending();
    }
}
