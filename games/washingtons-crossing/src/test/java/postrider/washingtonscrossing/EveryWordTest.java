package postrider.washingtonscrossing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import postrider.kit.EveryWordKit;
import postrider.text.Complaint;
import postrider.text.Line;
import postrider.text.Lists;
import postrider.text.Read;
import postrider.washingtonscrossing.orders.OrderReader;

class EveryWordTest extends EveryWordKit<Position, Order> {
    private static final List<String> VERBS = List.of(
            "orders",
            "pass",
            "transfer",
            "absorb",
            "remove",
            "discharge",
            "activate",
            "with",
            "force march",
            "roll for",
            "go",
            "to",
            "by boat",
            "sail",
            "try",
            "prepared attack on",
            "hasty attack on",
            "normal attack on",
            "at dawn",
            "advance",
            "entrench",
            "detach",
            "join",
            "drop",
            "leave the map",
            "stop",
            "then ask");

    EveryWordTest() {
        super(RandomCampaign.QUICK, 6, VERBS, StandingOrders.LINES);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            pass banana                                   | 'pass banana' is not understood.
            activate Stephen banana                       | There is no leader of yours 'Stephen banana'.
            """)
    void noWordIsDropped(String said, String complaint) {
        var read = OrderReader.read(
                Line.numbered(List.of(said.split(" / "))), RandomCampaign.QUICK.start(), Sides.AMERICAN);
        assertEquals(
                List.of(complaint),
                read instanceof Read.NotUnderstood<Order>(var complaints)
                        ? Lists.map(complaints, Complaint::expected)
                        : List.of());
    }
}
