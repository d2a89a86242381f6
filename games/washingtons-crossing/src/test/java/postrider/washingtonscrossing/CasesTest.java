package postrider.washingtonscrossing;

import postrider.kit.CasesKit;
import postrider.washingtonscrossing.game.WashingtonsCrossing;

class CasesTest extends CasesKit {
    CasesTest() {
        super(new WashingtonsCrossing());
    }
}
