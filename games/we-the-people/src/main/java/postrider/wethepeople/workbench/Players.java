package postrider.wethepeople.workbench;

import java.util.Optional;
import java.util.Set;
import postrider.americanwar.Position;
import postrider.americanwar.orders.Order;
import postrider.americanwar.workbench.SensibleBot;
import postrider.wethepeople.rules.BattleTopic;
import postrider.workbench.simulation.Bot;
import postrider.workbench.simulation.Playable;

/** Bots for simulations. */
public final class Players implements Playable<Position, Order> {
    @Override
    public String game() {
        return "we-the-people";
    }

    @Override
    public Optional<Bot<Position, Order>> sensible(long seed) {
        return Optional.of(new SensibleBot(seed, Set.of(BattleTopic.BATTLE_EVENT), Set.of(BattleTopic.BATTLE_PLAN)));
    }
}
