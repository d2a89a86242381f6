package postrider.gateway.demo;

import org.junit.jupiter.api.Tag;

/** The story of a demonstration whose game nobody has named. */
@Tag("long")
class DemoTest extends ToldStory {
    DemoTest() {
        super("washingtons-war", "1775.txt");
    }
}
