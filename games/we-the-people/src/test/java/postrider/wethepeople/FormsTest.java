package postrider.wethepeople;

import postrider.americanwar.Position;
import postrider.americanwar.orders.Order;
import postrider.kit.FormsKit;

class FormsTest extends FormsKit<Position, Order> {
    FormsTest() {
        super(RandomGame.SENSIBLE, 3);
    }
}
