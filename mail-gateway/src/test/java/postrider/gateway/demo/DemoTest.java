package postrider.gateway.demo;

import java.io.IOException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The default story. */
@Tag("long")
class DemoTest extends ToldStory {
    DemoTest() {
        super("washingtons-war", "1775.txt");
    }

    @Test
    void theStoryIsAlwaysTheSame() throws IOException {
        assertAlwaysTheSame();
    }
}
