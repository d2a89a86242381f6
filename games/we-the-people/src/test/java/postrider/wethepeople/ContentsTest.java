package postrider.wethepeople;

import java.io.IOException;
import postrider.kit.ContentsKit;
import postrider.wethepeople.game.WeThePeople;

class ContentsTest extends ContentsKit {
    ContentsTest() throws IOException {
        super(new WeThePeople());
    }
}
