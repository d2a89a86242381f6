package postrider.wildernesswar;

import java.util.Optional;
import postrider.kit.NotationKit;
import postrider.wildernesswar.box.BoxReader;
import postrider.wildernesswar.notation.WarNotation;

class NotationTest extends NotationKit<Position> {
    private static final Box BOX = BoxReader.read(Optional.empty());

    NotationTest() {
        super(new WarNotation(BOX));
    }

    @Override
    protected Position position(long seed) {
        return new Positions(BOX, seed).next();
    }
}
