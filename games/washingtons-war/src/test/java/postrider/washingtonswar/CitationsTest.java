package postrider.washingtonswar;

import postrider.kit.CitationsKit;

class CitationsTest extends CitationsKit {
    CitationsTest() {
        super(new WashingtonsWar());
    }
}
