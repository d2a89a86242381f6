package postrider.wildernesswar;

import postrider.kit.CitationsKit;
import postrider.wildernesswar.game.WildernessWar;

class CitationsTest extends CitationsKit {
    CitationsTest() {
        super(new WildernessWar());
    }
}
