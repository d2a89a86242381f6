package postrider.wildernesswar.table;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import postrider.text.Line;
import postrider.text.Read;
import postrider.wildernesswar.Boxes;
import postrider.wildernesswar.Order;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.notation.WarNotation;
import postrider.wildernesswar.orders.OrderReader;

/** What a garrison is worth to the sensible bot. */
class EvaluationTest {
    private static final WarNotation NOTATION = new WarNotation(Boxes.with(Optional.empty()));
    private static final String FORTS =
            "French forts in Crown Point; British forts in Hudson Carry North; French hand 29; British hand 5; ";

    private static double worth(String given, String order) {
        var now = NOTATION.position(FORTS + given);
        if (!(OrderReader.read(Line.numbered(List.of(order)), now, Sides.FRENCH)
                instanceof Read.Understood<Order>(Order understood))) throw new AssertionError(order);
        return new Evaluation(now, Sides.FRENCH).of(understood);
    }

    @Test
    void aGarrisonStaysWhereTheEnemyIsNear() {
        var leaving = "play 29: activate Béarn; to Winooski; to Île-aux-Noix";
        assertTrue(worth("Béarn in Crown Point; 22nd in Hudson Carry North", leaving)
                < worth("Béarn in Crown Point; 22nd in New York", leaving));
        assertTrue(worth("Béarn in Crown Point; 22nd in Hudson Carry North", leaving)
                < worth("Béarn, Guyenne, La Reine in Crown Point; 22nd in Hudson Carry North", leaving));
    }

    @Test
    void besiegedGarrisonsAreReinforced() {
        var coming = "play 29: activate Béarn; to Crown Point";
        assertTrue(worth("Béarn in Winooski; Marin, 22nd in Crown Point; siege 1 in Crown Point", coming)
                > worth("Béarn in Winooski; Marin, 22nd in Crown Point", coming));
    }

    @Test
    void arrivalsAreWorthMoreNearTheEnemy() {
        var now = NOTATION.position(FORTS + "22nd in Hudson Carry North");
        var evaluation = new Evaluation(now, Sides.FRENCH, true);
        var crownPoint = now.country().space("Crown Point");
        var montreal = now.country().space("Montréal");
        assertTrue(
                evaluation.arriving(List.of(crownPoint, montreal)) > evaluation.arriving(List.of(montreal, montreal)));
        assertTrue(evaluation.arriving(List.of(montreal))
                > evaluation.arriving(List.of(now.country().space("Québec"))));
    }
}
