package postrider.washingtonswar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import postrider.kernel.Line;
import postrider.kernel.Read;
import postrider.kernel.Side;

class OrderReaderTest {
    @ParameterizedTest
    @ValueSource(strings = {" ", ", ", "; to Albany", "ops ", "then "})
    void whatNobodyWritesByHandIsNotRead(String piece) {
        var text = "play 1: activate Howe" + piece.repeat(1_000_000 / piece.length());
        var position = new WarNotation(BoxReader.read(Optional.empty())).position("British to move");
        var read = OrderReader.read(List.of(new Line(1, text)), position, Side.BRITISH);
        var complaints = assertInstanceOf(Read.NotUnderstood.class, read).complaints();
        assertEquals(1, complaints.size());
    }
}
