package postrider.gateway.demo;

/** The story of a demonstration whose game nobody has named. */
class DemoTest extends ToldStory {
    DemoTest() {
        super("washingtons-war", "1775.txt");
    }
}
