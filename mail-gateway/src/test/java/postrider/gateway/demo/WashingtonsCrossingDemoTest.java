package postrider.gateway.demo;

import java.io.IOException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The story of Washington's Crossing. */
@Tag("long")
class WashingtonsCrossingDemoTest extends ToldStory {
    WashingtonsCrossingDemoTest() {
        super("washingtons-crossing", "washingtons-crossing-1776.txt");
    }

    @Test
    void theStoryIsAlwaysTheSame() throws IOException {
        assertAlwaysTheSame();
    }
}
