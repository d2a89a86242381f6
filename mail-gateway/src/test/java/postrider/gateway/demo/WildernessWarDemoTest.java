package postrider.gateway.demo;

import org.junit.jupiter.api.Tag;

/** The story of Wilderness War. */
@Tag("long")
class WildernessWarDemoTest extends ToldStory {
    WildernessWarDemoTest() {
        super("wilderness-war", "wilderness-war-1757.txt");
    }
}
