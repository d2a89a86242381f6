package postrider.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import postrider.kernel.Notation;
import postrider.notation.Statements;

/** A position is its notation. */
public abstract class NotationKit<P> {
    private static final int POSITIONS = 300;

    private final Notation<P> notation;

    protected NotationKit(Notation<P> notation) {
        this.notation = notation;
    }

    /** A position of any shape, whether a game comes to it or not; the same for the same seed. */
    protected abstract P position(long seed);

    @Test
    void whatIsWrittenIsReadAsAnEqualPosition() {
        for (long seed = 0; seed < POSITIONS; seed++) {
            var position = position(seed);
            var text = notation.write(position);
            assertEquals(position, notation.position(text), "seed " + seed);
            assertEquals(text, notation.write(notation.position(text)), "seed " + seed);
        }
    }

    /** Each form of a statement reads, and stands in the read-me of the game. */
    protected final void stand(Statements<P> statements, P start) throws IOException {
        var readme = Files.readString(Path.of("README.md"));
        for (var example : statements.examples()) {
            notation.with(start, example);
            assertTrue(readme.contains("`" + example + "`"), example);
        }
    }

    @Test
    void aTrueStatementChangesNothing() {
        for (long seed = 1000; seed < 1000 + POSITIONS / 3; seed++) {
            var position = position(seed);
            for (var line : notation.write(position).lines().toList())
                assertEquals(position, notation.with(position, line), "seed " + seed + ": " + line);
        }
    }
}
