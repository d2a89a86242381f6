package postrider.wildernesswar.workbench;

import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import postrider.kernel.question.Question;
import postrider.kernel.ruling.Side;
import postrider.wildernesswar.Order;
import postrider.wildernesswar.Position;
import postrider.workbench.simulation.Bot;
import postrider.workbench.simulation.Playable;

/** Bots for simulations. */
public final class Players implements Playable<Position, Order> {
    @Override
    public String game() {
        return "wilderness-war";
    }

    @Override
    public Optional<Bot<Position, Order>> sensible(long seed) {
        return Optional.of(new SensibleBot(seed));
    }

    @Override
    public Optional<ToIntFunction<Order>> promise(String rule, Position position) {
        return Seldom.promise(rule, position);
    }

    @Override
    public List<Order> mistakes(String rule, Position position, Side side) {
        return Seldom.mistakes(rule, position, side);
    }

    @Override
    public List<String> mistakes(String rule, Position before, Question<?> question) {
        return Seldom.mistakes(rule, before, question);
    }
}
