package postrider.gateway.demo;

import org.junit.jupiter.api.Tag;

/** The default story. */
@Tag("long")
class DemoTest extends ToldStory {
    DemoTest() {
        super("washingtons-war", "1775.txt");
    }
}
