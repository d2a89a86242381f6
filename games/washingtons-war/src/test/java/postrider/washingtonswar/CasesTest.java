package postrider.washingtonswar;

import postrider.kit.CasesKit;
import postrider.washingtonswar.game.WashingtonsWar;

class CasesTest extends CasesKit {
    CasesTest() {
        super(new WashingtonsWar());
    }
}
