package postrider.wildernesswar;

import java.io.IOException;
import postrider.kit.ContentsKit;

class ContentsTest extends ContentsKit {
    ContentsTest() throws IOException {
        super(new WildernessWar());
    }
}
