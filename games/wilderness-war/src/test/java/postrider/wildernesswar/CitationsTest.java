package postrider.wildernesswar;

import postrider.kit.CitationsKit;

class CitationsTest extends CitationsKit {
    CitationsTest() {
        super(new WildernessWar());
    }
}
