package postrider.wethepeople;

import postrider.kit.CitationsKit;

class CitationsTest extends CitationsKit {
    CitationsTest() {
        super(new WeThePeople());
    }
}
