package postrider.wildernesswar;

import postrider.kit.PositionFuzzKit;

class PositionFuzzTest extends PositionFuzzKit<Position> {
    PositionFuzzTest() {
        super(RandomGame.WAR.notation());
    }
}
