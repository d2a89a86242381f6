package postrider.washingtonswar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import postrider.kernel.Line;
import postrider.kernel.Read;
import postrider.washingtonswar.box.BoxReader;
import postrider.washingtonswar.notation.WarNotation;
import postrider.washingtonswar.orders.OrderReader;
import postrider.washingtonswar.orders.OrderWords;

class OrderReaderTest {
    @ParameterizedTest
    @ValueSource(strings = {" ", ", ", "; to Albany", "ops ", "then "})
    void whatNobodyWritesByHandIsNotRead(String piece) {
        var text = "play 1: activate Howe" + piece.repeat(1_000_000 / piece.length());
        var complaints = assertInstanceOf(Read.NotUnderstood.class, read(position("British to move"), text))
                .complaints();
        assertEquals(1, complaints.size());
    }

    /** What is sent again in the words of the receipt is the same order. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            British to move           | play 7: nothing                     | play 1 OPS (7): nothing
            British to move           | play7:nothing                       | play 1 OPS (7): nothing
            British to move           | play 40:control boston,york         | play 3 OPS (40): control Boston, York
            British to move           | play 40: control:Boston             | play 3 OPS (40): control Boston
            British to move           | discard7                            | discard 1 OPS (7)
            British to move           | exchange22,play40:nothing           | exchange 2 OPS (22), play 3 OPS (40): nothing
            American to move          | play 40: activate Gates with 0 CU; to York | play 3 OPS (40): activate Gates; take 0 CU; to York
            phase committees          | committees                          | committees: none
            phase for the king        | for the king                        | for the king: none
            """)
    void anEchoCanBeSentAgain(String board, String written, String echo) {
        var position = position(board);
        var order = order(position, written);
        assertEquals(List.of(echo), OrderWords.of(order));
        assertEquals(order, order(position, echo));
    }

    private static Position position(String statement) {
        return new WarNotation(BoxReader.read(Optional.empty())).position(statement);
    }

    private static Order order(Position position, String text) {
        return switch (read(position, text)) {
            case Read.Understood<Order>(var order) -> order;
            case Read.NotUnderstood<Order>(var complaints) -> throw new AssertionError(complaints);
        };
    }

    private static Read<Order> read(Position position, String text) {
        return OrderReader.read(
                List.of(new Line(1, text)), position, position.track().toMove().orElseThrow());
    }
}
