package postrider.wethepeople;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import postrider.kernel.Line;
import postrider.kernel.Read;
import postrider.kernel.Side;
import postrider.kit.FuzzKit;
import postrider.wethepeople.box.BoxReader;
import postrider.wethepeople.notation.WarNotation;
import postrider.wethepeople.orders.OrderReader;
import postrider.wethepeople.orders.OrderWords;

/** An order, or what is said on a march. The first line says which position it is given in. */
class OrderFuzzTest extends FuzzKit {
    private static final WarNotation NOTATION = new WarNotation(BoxReader.read(Optional.empty()));
    private static final Map<String, Position> POSITIONS = Map.of(
            "committees",
            NOTATION.position("1775; phase committees"),
            "british",
            NOTATION.position(
                    "1777; British to move; British hand 7, 25, 40, 57, 63, 73, 84, 85, 89; British reinforcements 5 CU;"
                            + "Howe + 5 CU in New York; Burgoyne + 3 CU in Quebec; American PC in Albany, York"),
            "american",
            NOTATION.position("1779; American to move; French alliance; American hand 1, 38, 55, 69, 71, 76, 82;"
                    + "Gates + 3 CU + 2 French CU in Newport; Arnold + 2 CU in Albany"));

    OrderFuzzTest() {
        super("order");
    }

    @Override
    protected void read(byte[] input) {
        var lines = new String(input, StandardCharsets.UTF_8)
                .lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .toList();
        if (lines.size() < 2) return;
        var position = POSITIONS.getOrDefault(lines.getFirst(), POSITIONS.get("american"));
        var side = position.track().toMove().orElseThrow();
        ordered(Line.numbered(lines.subList(1, lines.size())), position, side);
        saidOnTheWay(lines.get(1), position, side);
    }

    /** Every fault is a sentence about a line of his; an order in its canonical words is the same order. */
    private static void ordered(List<Line> lines, Position position, Side side) {
        switch (OrderReader.read(lines, position, side)) {
            case Read.NotUnderstood<Order>(var complaints) ->
                complaints.forEach(complaint -> assertFalse(complaint.expected().isBlank()));
            case Read.Understood<Order>(var order) -> {
                var words = OrderWords.of(order);
                assertEquals(
                        new Read.Understood<>(order),
                        OrderReader.read(Line.numbered(words), position, side),
                        () -> String.join("\n", words));
            }
        }
    }

    private static void saidOnTheWay(String line, Position position, Side side) {
        OrderReader.onward(line, position, side, Optional.empty()).ifPresent(onward -> {
            var words = OrderWords.of(side, onward);
            assertEquals(Optional.of(onward), OrderReader.onward(words, position, side, Optional.empty()), words);
        });
    }
}
