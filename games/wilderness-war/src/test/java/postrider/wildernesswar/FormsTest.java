package postrider.wildernesswar;

import postrider.kit.FormsKit;

class FormsTest extends FormsKit<Position, Order> {
    FormsTest() {
        super(RandomGame.SENSIBLE, 1);
    }
}
