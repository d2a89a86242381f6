package postrider.washingtonswar;

import postrider.kit.CitationsKit;
import postrider.washingtonswar.game.WashingtonsWar;

class CitationsTest extends CitationsKit {
    CitationsTest() {
        super(new WashingtonsWar());
    }
}
