package postrider.washingtonswar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import postrider.kernel.Line;
import postrider.kernel.Read;
import postrider.kernel.Side;
import postrider.kit.FuzzKit;
import postrider.washingtonswar.box.BoxReader;
import postrider.washingtonswar.notation.WarNotation;
import postrider.washingtonswar.orders.OrderReader;
import postrider.washingtonswar.orders.OrderWords;

/** The lines of an order, in each phase that wants one, by either side; and what is said on a march. */
class OrderFuzzTest extends FuzzKit {
    private static final List<Position> POSITIONS = positions();

    OrderFuzzTest() {
        super("order");
    }

    private static List<Position> positions() {
        var notation = new WarNotation(BoxReader.read(Optional.empty()));
        return Stream.of(
                        "1775; phase committees",
                        "1775; phase for the king; British to move",
                        "1777; British to move; British hand 7, 25, 40, 61, 77, 91, 101; exchange 22"
                                + "; Howe + 5 CU in New York; Burgoyne + 3 CU in Quebec",
                        "1779; American to move; European War; American hand 1, 38, 62, 73, 85, 99"
                                + "; Gates + 3 CU + 2 French CU in Newport; Arnold + 2 CU in Albany")
                .map(notation::position)
                .toList();
    }

    @Override
    protected void read(byte[] input) {
        var lines = Line.numbered(new String(input, StandardCharsets.UTF_8)
                .lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .toList());
        if (lines.isEmpty()) return;
        for (var position : POSITIONS) read(lines, position, position.track().toMove().orElseThrow());
    }

    /** Every fault is a sentence about a line of his; an order in its canonical words is the same order. */
    private static void read(List<Line> lines, Position position, Side side) {
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
        OrderReader.onward(lines.getFirst().text(), position, side, Optional.empty()).ifPresent(onward -> {
            var words = OrderWords.of(side, onward);
            assertEquals(
                    Optional.of(onward), OrderReader.onward(words, position, side, Optional.empty()), words);
        });
    }
}
