package postrider.wethepeople;

import postrider.kit.CasesKit;

class CasesTest extends CasesKit {
    CasesTest() {
        super(new WeThePeople());
    }
}
