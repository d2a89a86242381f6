package postrider.washingtonswar;

import postrider.americanwar.Position;
import postrider.americanwar.orders.Order;
import postrider.kit.SealedWarKit;
import postrider.washingtonswar.game.WashingtonsWar;

class SealedWarTest extends SealedWarKit<Position, Order> {
    SealedWarTest() {
        super(new WashingtonsWar(), RandomGame.WAR, "1775");
    }
}
