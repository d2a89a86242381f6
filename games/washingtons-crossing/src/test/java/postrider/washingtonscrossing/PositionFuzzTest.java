package postrider.washingtonscrossing;

import postrider.kernel.Edition;
import postrider.kit.PositionFuzzKit;
import postrider.washingtonscrossing.box.BoxReader;
import postrider.washingtonscrossing.notation.CrossingNotation;

class PositionFuzzTest extends PositionFuzzKit<Position> {
    PositionFuzzTest() {
        super(new CrossingNotation(BoxReader.read(BoxReader.layers(), Edition.FIRST)));
    }
}
