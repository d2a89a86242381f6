package postrider.log;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import postrider.kernel.Edition;

class PinTest {
    @Test
    void theFirstEditionIsLeftOut() {
        assertEquals(new Pin("c0ffee", Edition.FIRST), Pin.of("c0ffee"));
        assertEquals("c0ffee", Pin.of("c0ffee, edition 1").toString());
        assertEquals(new Pin("c0ffee", new Edition(12)), Pin.of("c0ffee, edition 12"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "c0ffee",
                "c0ffee, edition 2",
                "c0ffee, edition 0",
                "c0ffee, edition 02",
                "c0ffee, edition 9999999999"
            })
    void aPinIsWrittenAsItIsRead(String text) {
        assertEquals(text, Pin.of(text).toString());
    }
}
