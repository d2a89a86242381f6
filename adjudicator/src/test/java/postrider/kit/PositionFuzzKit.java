package postrider.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.charset.StandardCharsets;
import postrider.kernel.Notation;

/**
 * Fuzzes the text of positions: of scenarios, stored games and cases.
 *
 * @param <P> a position
 */
public abstract class PositionFuzzKit<P> extends FuzzKit {
    private final Notation<P> notation;

    protected PositionFuzzKit(Notation<P> notation) {
        super("position");
        this.notation = notation;
    }

    /** The text is refused in words, or the position is the same after writing and reading it again. */
    @Override
    protected void read(byte[] input) {
        P position;
        try {
            position = notation.position(new String(input, StandardCharsets.UTF_8));
        } catch (IllegalArgumentException refused) {
            refused.getMessage().lines().forEach(line -> assertFalse(line.isBlank(), refused.getMessage()));
            return;
        }
        var written = notation.write(position);
        assertEquals(position, notation.position(written), written);
        assertEquals(written, notation.write(notation.position(written)));
    }
}
