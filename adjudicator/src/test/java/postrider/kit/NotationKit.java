package postrider.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import postrider.kernel.Notation;
import postrider.notation.Statements;

/** Tests that a notation loses nothing of a position. */
public abstract class NotationKit<P> {
    private static final int POSITIONS = 300;

    private final Notation<P> notation;

    protected NotationKit(Notation<P> notation) {
        this.notation = notation;
    }

    /** A random position of any shape, even one that no game reaches; the same for the same seed. */
    protected abstract P position(long seed);

    @Test
    void aWrittenPositionReadsAsAnEqualOne() {
        for (long seed = 0; seed < POSITIONS; seed++) {
            var position = position(seed);
            var text = notation.write(position);
            assertEquals(position, notation.position(text), "seed " + seed);
            assertEquals(text, notation.write(notation.position(text)), "seed " + seed);
        }
    }

    /** Asserts that each form of statement can be read, and that the game's README shows it. */
    protected final void assertDocumented(Statements<P> statements, P start) throws IOException {
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
