package postrider.washingtonswar;

import java.io.IOException;
import postrider.kit.ContentsKit;
import postrider.washingtonswar.game.WashingtonsWar;

class ContentsTest extends ContentsKit {
    ContentsTest() throws IOException {
        super(new WashingtonsWar());
    }
}
