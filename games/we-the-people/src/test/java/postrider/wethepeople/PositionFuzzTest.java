package postrider.wethepeople;

import postrider.americanwar.Position;
import postrider.kit.PositionFuzzKit;

class PositionFuzzTest extends PositionFuzzKit<Position> {
    PositionFuzzTest() {
        super(RandomGame.WAR.notation());
    }
}
