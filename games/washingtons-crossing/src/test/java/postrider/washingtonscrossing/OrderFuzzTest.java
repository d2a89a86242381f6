package postrider.washingtonscrossing;

import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.SequencedMap;
import postrider.kernel.Edition;
import postrider.kernel.ruling.Side;
import postrider.kit.OrderFuzzKit;
import postrider.washingtonscrossing.box.BoxReader;
import postrider.washingtonscrossing.game.CrossingBox;
import postrider.washingtonscrossing.orders.OrderReader;
import postrider.washingtonscrossing.orders.OrderWords;

class OrderFuzzTest extends OrderFuzzKit<Position, Order> {
    private static final CrossingBox BOX = new CrossingBox(BoxReader.read(BoxReader.layers(), Edition.FIRST));

    OrderFuzzTest() {
        super(BOX, positions());
    }

    private static SequencedMap<String, Position> positions() {
        var notation = BOX.notation();
        var positions = new LinkedHashMap<String, Position>();
        positions.put(
                "british",
                notation.position(
                        "turn Jan 2 7 am; British to move; British points 9; Cornwallis, Leslie 2100 in Princeton;"
                                + "Grant 500 in Maidenhead; Mercer 720 in Trenton"));
        positions.put(
                "american",
                notation.position(
                        "turn Dec 26 7 am; weather snow; American points 9; Washington 140, Mercer 720 in Rocky Hill;"
                                + "Glover 850 in 1821; Light Infantry 800 in Kingston"));
        return positions;
    }

    @Override
    protected Optional<String> onward(String line, Position position, Side side) {
        return OrderReader.steps(line, position, side).understood().map(new OrderWords(position.country())::of);
    }
}
