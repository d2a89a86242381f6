package postrider.washingtonswar;

import postrider.americanwar.Order;
import postrider.americanwar.Position;
import postrider.kit.SealedWarKit;

class SealedWarTest extends SealedWarKit<Position, Order> {
    SealedWarTest() {
        super(new WashingtonsWar(), RandomGame.WAR, "1775");
    }
}
