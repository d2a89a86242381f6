package postrider.wethepeople;

import postrider.kit.CasesKit;
import postrider.wethepeople.game.WeThePeople;

class CasesTest extends CasesKit {
    CasesTest() {
        super(new WeThePeople());
    }
}
