package postrider.washingtonscrossing;

import postrider.kit.CitationsKit;
import postrider.washingtonscrossing.game.WashingtonsCrossing;

class CitationsTest extends CitationsKit {
    CitationsTest() {
        super(new WashingtonsCrossing());
    }
}
