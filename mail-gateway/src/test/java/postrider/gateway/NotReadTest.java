package postrider.gateway;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class NotReadTest {
    @Test
    void aLineThatEndsASentenceNeedsNoFullStop() {
        assertEquals(
                "Not read: Hello / Thanks! If you meant something by it, send it in a letter of its own.",
                NotRead.sentence(List.of("Hello", "Thanks!")));
        assertEquals(
                "Not read: Jane. If you meant something by it, send it in a letter of its own.",
                NotRead.sentence(List.of("Jane")));
    }

    @Test
    void aLongLineShowsThatItIsCut() {
        assertEquals(List.of("x".repeat(200) + " ..."), NotRead.shortened(List.of("x".repeat(1000))));
        assertEquals(List.of("x".repeat(200)), NotRead.shortened(List.of("x".repeat(200))));
    }
}
