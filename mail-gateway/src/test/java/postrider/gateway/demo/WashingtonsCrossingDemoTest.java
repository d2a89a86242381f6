package postrider.gateway.demo;

import org.junit.jupiter.api.Tag;

/** The story of Washington's Crossing. */
@Tag("long")
class WashingtonsCrossingDemoTest extends ToldStory {
    WashingtonsCrossingDemoTest() {
        super("washingtons-crossing", "washingtons-crossing-1776.txt");
    }
}
