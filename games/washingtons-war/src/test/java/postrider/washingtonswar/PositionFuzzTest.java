package postrider.washingtonswar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import postrider.kit.FuzzKit;
import postrider.washingtonswar.box.BoxReader;
import postrider.washingtonswar.notation.WarNotation;

/** The text of a position: a scenario's, a stored game's, a case's. */
class PositionFuzzTest extends FuzzKit {
    private static final WarNotation NOTATION = new WarNotation(BoxReader.read(Optional.empty()));

    PositionFuzzTest() {
        super("position");
    }

    /** It is refused in words, or says the same written and read again. */
    @Override
    protected void read(byte[] input) {
        Position position;
        try {
            position = NOTATION.position(new String(input, StandardCharsets.UTF_8));
        } catch (IllegalArgumentException refused) {
            refused.getMessage().lines().forEach(line -> assertFalse(line.isBlank(), refused.getMessage()));
            return;
        }
        var written = NOTATION.write(position);
        assertEquals(position, NOTATION.position(written), written);
        assertEquals(written, NOTATION.write(NOTATION.position(written)));
    }
}
