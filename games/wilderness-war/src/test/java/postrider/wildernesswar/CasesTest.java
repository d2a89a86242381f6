package postrider.wildernesswar;

import postrider.kit.CasesKit;

class CasesTest extends CasesKit {
    CasesTest() {
        super(new WildernessWar());
    }
}
