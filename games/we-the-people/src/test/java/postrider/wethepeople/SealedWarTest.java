package postrider.wethepeople;

import postrider.americanwar.Position;
import postrider.americanwar.orders.Order;
import postrider.kit.SealedWarKit;
import postrider.wethepeople.game.WeThePeople;

class SealedWarTest extends SealedWarKit<Position, Order> {
    SealedWarTest() {
        super(new WeThePeople(), RandomGame.WAR, "1775");
    }
}
