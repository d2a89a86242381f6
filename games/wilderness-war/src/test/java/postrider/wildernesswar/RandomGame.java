package postrider.wildernesswar;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import postrider.kernel.GameOption;
import postrider.kit.HiddenCards;
import postrider.kit.HiddenHand;
import postrider.wildernesswar.game.WarBox;
import postrider.wildernesswar.game.WildernessWar;
import postrider.wildernesswar.rules.Dealing;
import postrider.workbench.simulation.Simulation;

/** Whole wars between two random players, from set-up to peace. */
final class RandomGame {
    static final Box BOX = Boxes.with(Optional.empty());
    static final WarBox WAR = new WarBox(BOX);
    static final Simulation<Position, Order> WARS = wars("annus-mirabilis", "random");

    static final Simulation<Position, Order> SENSIBLE = wars("annus-mirabilis", "sensible");

    /** The strategy cards. */
    static final HiddenCards<Position> HIDDEN = new HiddenHand<>(
            Dealing.DECK,
            Position::cards,
            Position::with,
            Pile::hand,
            Card::id,
            now -> now.box().cards());

    private RandomGame() {}

    static Simulation<Position, Order> wars(String scenario, String player) {
        return wars(scenario, player, Map.of());
    }

    /** With all optional rules (14.0). */
    static Simulation<Position, Order> optional(String scenario) {
        return wars(
                scenario,
                "random",
                new WildernessWar()
                        .options().stream()
                                .filter(option -> option.values().contains("yes"))
                                .collect(Collectors.toMap(GameOption::name, option -> "yes")));
    }

    static Simulation<Position, Order> wars(String scenario, String player, Map<String, String> options) {
        return Simulation.of("wilderness-war", WAR, scenario, options, player);
    }
}
