package postrider.washingtonscrossing;

import java.io.IOException;
import postrider.kit.ContentsKit;
import postrider.washingtonscrossing.game.WashingtonsCrossing;

class ContentsTest extends ContentsKit {
    ContentsTest() throws IOException {
        super(new WashingtonsCrossing());
    }
}
