package postrider.wildernesswar;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import postrider.kernel.ruling.Side;
import postrider.kit.OrderFuzzKit;
import postrider.text.Lists;
import postrider.wildernesswar.orders.OperationReader;
import postrider.wildernesswar.orders.OrderWords;

class OrderFuzzTest extends OrderFuzzKit<Position, Order> {
    OrderFuzzTest() {
        super(RandomGame.WAR, positions());
    }

    private static SequencedMap<String, Position> positions() {
        var notation = RandomGame.WAR.notation();
        var positions = new LinkedHashMap<String, Position>();
        positions.put("scenario", RandomGame.WARS.start());
        positions.put(
                "siege",
                notation.position(
                        "British to move; British hand 1, 6, 17, 18, 44, 57; Wolfe, Monckton, 22nd, 40th, Rogers in Louisbourg;"
                                + "Drucour, Artois in Louisbourg; siege 1 in Louisbourg; Amphib in Louisbourg;"
                                + "Johnson, Mohawk 1, Mohawk 2 in Albany; British forts begun in Hoosic; 27th in Hoosic"));
        positions.put(
                "french",
                notation.position(
                        "French hand 1, 12, 21, 29, 55; Montcalm, Lévis, Béarn, La Sarre, Huron, Ojibwa in Montréal;"
                                + "Dumas, Ligneris, Shawnee 1 in Ohio Forks; French forts in Ohio Forks; French stockades in Venango"));
        return positions;
    }

    @Override
    protected Optional<String> onward(String line, Position position, Side side) {
        return OperationReader.operations(line, position, List.of())
                .understood()
                .map(said -> String.join("; ", Lists.map(said, OrderWords::of)));
    }
}
