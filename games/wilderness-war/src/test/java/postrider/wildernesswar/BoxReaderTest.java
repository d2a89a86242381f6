package postrider.wildernesswar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.wildernesswar.notation.WarNotation;

class BoxReaderTest {
    private static final Box BOX = Boxes.with(Optional.empty());

    @Test
    void theBoxHoldsWhatTheBookCounts() {
        assertEquals(141, BOX.country().spaces().size());
        assertEquals(128, BOX.country().units().size());
        assertEquals(23, BOX.country().leaders().size());
        for (var water : BOX.country().waters())
            for (int i = 0; water.lake() && i < water.shore().size(); i++)
                assertTrue(
                        BOX.country()
                                .shores()
                                .joins(
                                        water.shore().get(i),
                                        water.shore()
                                                .get((i + 1) % water.shore().size())),
                        water.name());
        assertEquals(28, BOX.cards().stream().filter(card -> card.value() == 3).count());
        assertEquals(23, BOX.cards().stream().filter(card -> card.value() == 1).count());
        assertEquals(15, BOX.cards().stream().filter(Card::response).count());
    }

    @Test
    void theSetUpsHoldWhatTheScenariosCount() {
        assertEquals(31, units("annus-mirabilis", Sides.FRENCH));
        assertEquals(24, units("annus-mirabilis", Sides.BRITISH));
        assertEquals(26, units("full-campaign", Sides.FRENCH));
        assertEquals(13, units("full-campaign", Sides.BRITISH));
    }

    private static long units(String scenario, postrider.kernel.ruling.Side side) {
        var position = new WarNotation(BOX).position(BOX.scenarios().get(scenario));
        return position.board().unitsOnMap(side).size();
    }

    @Test
    void everyFaultOfACorrectionIsReported(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("map.yaml"), """
                spaces:
                - {name: Albany, fortress: false, terrain: swamp, provenance: 'copy: mine'}
                """);
        var faults = assertThrows(IllegalArgumentException.class, () -> Boxes.with(Optional.of(folder)));
        assertTrue(faults.getMessage().contains("'swamp'"), faults.getMessage());
    }
}
