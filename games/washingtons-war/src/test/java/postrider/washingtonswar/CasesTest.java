package postrider.washingtonswar;

import postrider.kit.CasesKit;

class CasesTest extends CasesKit {
    CasesTest() {
        super(new WashingtonsWar());
    }
}
