package postrider.gateway.demo;

/** The story of Wilderness War. */
class WildernessWarDemoTest extends ToldStory {
    WildernessWarDemoTest() {
        super("wilderness-war", "wilderness-war-1757.txt");
    }
}
