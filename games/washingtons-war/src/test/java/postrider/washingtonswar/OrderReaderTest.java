package postrider.washingtonswar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.notation.PositionNotation;
import postrider.americanwar.orders.Order;
import postrider.text.Complaint;
import postrider.text.Line;
import postrider.text.Lists;
import postrider.text.Read;
import postrider.washingtonswar.game.WarNotation;
import postrider.washingtonswar.rules.Orders;

class OrderReaderTest {
    @ParameterizedTest
    @ValueSource(strings = {" ", ", ", "; to Albany", "ops ", "then "})
    void internalWordsAreNotRead(String piece) {
        var text = "play 1: activate Howe" + piece.repeat(1_000_000 / piece.length());
        var complaints = assertInstanceOf(Read.NotUnderstood.class, read(position("British to move"), text))
                .complaints();
        assertEquals(1, complaints.size());
    }

    /** An order sent again in the words of the receipt is the same order. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            British to move           | play 7: nothing                     | play 1 OPS (7): nothing
            British to move           | play7:nothing                       | play 1 OPS (7): nothing
            British to move           | play 40:control boston,york         | play 3 OPS (40): control Boston, York
            British to move           | play 40: reinforce Boston with General Clinton and 5 CUs | play 3 OPS (40): reinforce Boston with Clinton and 5 CU
            British to move           | play 40: flip an American PC marker in York | play 3 OPS (40): control York
            British to move           | play 40: control:Boston             | play 3 OPS (40): control Boston
            British to move           | play 40: control Boston<x-apple-data-detectors://1>, York <https://york.example/> | play 3 OPS (40): control Boston, York
            British to move           | Hi Tom, play no. 40: activate Howe > Ft. Stanwix > Saint Mary's | play 3 OPS (40): activate Howe; to Fort Stanwix; to St. Mary's
            British to move           | discard7                            | discard 1 OPS (7)
            British to move           | exchange22,play40:nothing           | exchange 2 OPS (22), play 3 OPS (40): nothing
            American to move          | play 40: activate Gates with 0 CU; to York | play 3 OPS (40): activate Gates; take 0 CU; to York
            phase committees          | committees                          | committees: none
            phase for the king        | for the king                        | for the king: none
            """)
    void theWordsOfAReceiptReadAsTheSameOrder(String board, String written, String echo) {
        var position = position(board);
        var order = order(position, written);
        assertEquals(echo, order.words());
        assertEquals(order, order(position, echo));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            phase for the king        | for the king: York / for the king: Albany     | Say 'for the king' once, with all spaces.
            phase committees          | committees: York / play 7: nothing            | Here only 'committees: SPACE, SPACE' is expected.
            British to move           | play 7: nothing banana                        | After nothing nothing may follow.
            British to move           | play 7: queue-banana                          | After queue nothing may follow.
            British to move           | exchange 7 / exchange 8 / play 22: nothing    | Exchange one card.
            British to move; exchange 85 | exchange 22 for 86, play 85: event         | 85 John Paul Jones Shipping Raids is what you can have: 'exchange CARD'.
            British to move           | play 40: activate Howe with 5 CU; to          | 'to' has nothing after it.
            British to move           | play 40: activate Howe with; to York          | 'with' has nothing after it.
            British to move           | play 40: activate Howe with 5 CU; to York; then | 'then' has nothing after it.
            British to move           | Не play 7: nothing                            | An order begins with play, discard or exchange.
            British to move           | play 40: control York and                     | 'York and' is no space.
            """)
    void noWordIsDropped(String board, String written, String complaint) {
        var position = position(board);
        var lines = Line.numbered(List.of(written.split(" / ")));
        var read = new Orders(position, position.track().toMove().orElse(Sides.BRITISH)).read(lines);
        assertEquals(
                List.of(complaint),
                read instanceof Read.NotUnderstood<Order>(var complaints)
                        ? Lists.map(complaints, Complaint::expected)
                        : List.of());
    }

    private static Position position(String statement) {
        return new PositionNotation(Boxes.with(Optional.empty()), WarNotation.FORMS).position(statement);
    }

    private static Order order(Position position, String text) {
        return switch (read(position, text)) {
            case Read.Understood<Order>(var order) -> order;
            case Read.NotUnderstood<Order>(var complaints) -> throw new AssertionError(complaints);
        };
    }

    private static Read<Order> read(Position position, String text) {
        return new Orders(position, position.track().toMove().orElseThrow()).read(List.of(new Line(1, text)));
    }
}
