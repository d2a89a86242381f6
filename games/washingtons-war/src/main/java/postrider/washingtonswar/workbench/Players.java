package postrider.washingtonswar.workbench;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;
import postrider.americanwar.Position;
import postrider.americanwar.WarTopic;
import postrider.americanwar.orders.Order;
import postrider.americanwar.workbench.SensibleBot;
import postrider.kernel.ruling.Side;
import postrider.washingtonswar.rules.Victory;
import postrider.workbench.simulation.Bot;
import postrider.workbench.simulation.Playable;

/** Who plays this game for simulations. */
public final class Players implements Playable<Position, Order> {
    @Override
    public String game() {
        return "washingtons-war";
    }

    @Override
    public Optional<Bot<Position, Order>> sensible(long seed) {
        return Optional.of(new SensibleBot(seed, Victory::colonies, Set.of(WarTopic.BATTLE_CARD), Set.of()));
    }

    @Override
    public Optional<ToIntFunction<Order>> promise(String rule, Position position) {
        return Seldom.promise(rule);
    }

    @Override
    public List<Order> mistakes(String rule, Position position, Side side) {
        return Seldom.mistakes(rule, position, side);
    }
}
