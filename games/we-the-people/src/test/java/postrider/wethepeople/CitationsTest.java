package postrider.wethepeople;

import postrider.kit.CitationsKit;
import postrider.wethepeople.game.WeThePeople;

class CitationsTest extends CitationsKit {
    CitationsTest() {
        super(new WeThePeople());
    }
}
