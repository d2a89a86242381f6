package postrider.washingtonswar;

import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.SequencedMap;
import postrider.americanwar.Position;
import postrider.americanwar.orders.Order;
import postrider.kernel.ruling.Side;
import postrider.kit.OrderFuzzKit;
import postrider.washingtonswar.rules.Orders;

class OrderFuzzTest extends OrderFuzzKit<Position, Order> {
    OrderFuzzTest() {
        super(RandomGame.WAR, positions());
    }

    private static SequencedMap<String, Position> positions() {
        var notation = RandomGame.WAR.notation();
        var positions = new LinkedHashMap<String, Position>();
        positions.put("committees", notation.position("1775; phase committees"));
        positions.put("king", notation.position("1775; phase for the king; British to move"));
        positions.put(
                "british",
                notation.position("1777; British to move; British hand 7, 25, 40, 61, 77, 91, 101; exchange 22;"
                        + "Howe + 5 CU in New York; Burgoyne + 3 CU in Quebec"));
        positions.put(
                "american",
                notation.position("1779; American to move; European War; American hand 1, 38, 62, 73, 85, 99;"
                        + "Gates + 3 CU + 2 French CU in Newport; Arnold + 2 CU in Albany"));
        return positions;
    }

    @Override
    protected Optional<String> onward(String line, Position position, Side side) {
        return new Orders(position, side)
                .onward(line, Optional.empty())
                .understood()
                .map(onward -> onward.words(side));
    }
}
