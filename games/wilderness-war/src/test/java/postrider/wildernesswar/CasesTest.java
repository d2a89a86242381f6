package postrider.wildernesswar;

import postrider.kit.CasesKit;
import postrider.wildernesswar.game.WildernessWar;

class CasesTest extends CasesKit {
    CasesTest() {
        super(new WildernessWar());
    }
}
