package postrider.wethepeople;

import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import postrider.americanwar.Box;
import postrider.americanwar.Position;
import postrider.americanwar.notation.PositionNotation;
import postrider.kit.NotationKit;
import postrider.wethepeople.game.WarNotation;

class NotationTest extends NotationKit<Position> {
    private static final Box BOX = Boxes.with(Optional.empty());
    private static final PositionNotation NOTATION = new PositionNotation(BOX, WarNotation.FORMS);

    NotationTest() {
        super(NOTATION);
    }

    @Override
    protected Position position(long seed) {
        return new Positions(BOX, seed).next();
    }

    @Test
    void aFalseStatementChangesSomething() {
        var start = start();
        for (var line :
                List.of("1776", "British to move", "Howe + 4 CU in Boston", "British PC in Albany", "no PC in Boston"))
            assertNotEquals(start, NOTATION.with(start, line), line);
    }

    private static Position start() {
        return NOTATION.position(BOX.scenarios().get("1775"));
    }
}
