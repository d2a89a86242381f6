package postrider.wildernesswar;

import java.io.IOException;
import postrider.kit.ContentsKit;
import postrider.wildernesswar.game.WildernessWar;

class ContentsTest extends ContentsKit {
    ContentsTest() throws IOException {
        super(new WildernessWar());
    }
}
