package postrider.wethepeople;

import java.util.Map;
import java.util.Optional;
import postrider.americanwar.Box;
import postrider.americanwar.Card;
import postrider.americanwar.Cards;
import postrider.americanwar.Pile;
import postrider.americanwar.Position;
import postrider.americanwar.orders.Order;
import postrider.kit.HiddenCards;
import postrider.kit.HiddenHand;
import postrider.wethepeople.game.WarBox;
import postrider.workbench.simulation.Simulation;

/** Whole wars between two random players, from set-up to peace. */
final class RandomGame {
    static final Box BOX = Boxes.with(Optional.empty());
    static final WarBox WAR = new WarBox(BOX);
    static final Simulation<Position, Order> WARS = Simulation.of("we-the-people", WAR, "1775", Map.of(), "random");
    static final Simulation<Position, Order> SENSIBLE =
            Simulation.of("we-the-people", WAR, "1775", Map.of(), "sensible");

    /** The strategy cards. */
    static final HiddenCards<Position> HIDDEN = new HiddenHand<>(
            Cards.DECK,
            Position::cards,
            Position::with,
            Pile::hand,
            Card::id,
            now -> now.box().cards());

    private RandomGame() {}
}
