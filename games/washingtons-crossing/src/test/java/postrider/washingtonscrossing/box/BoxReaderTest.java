package postrider.washingtonscrossing.box;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import postrider.box.BoxData;
import postrider.box.Worksheet;
import postrider.kernel.Edition;
import postrider.kernel.Layers;
import postrider.kit.BoxKit;
import postrider.washingtonscrossing.Box;
import postrider.washingtonscrossing.game.WashingtonsCrossing;

/** Our box is well formed, its roads are connected, and its doubts are listed by importance. */
class BoxReaderTest extends BoxKit {
    private static final Layers LAYERS = BoxReader.layers();
    private static final BoxData DATA = BoxReader.data(LAYERS);

    BoxReaderTest() {
        super(new WashingtonsCrossing());
    }

    @Override
    protected String filledIn(String corrections) {
        return corrections;
    }

    @Override
    protected String correction() {
        return "hexes:\n- {hex: '1822', terrain: woods, provenance: 'copy: mine'}\n";
    }

    private static Box corrected(String yaml) {
        var corrections = new TreeMap<String, String>();
        corrections.put("mine.yaml", yaml);
        return BoxReader.read(new Layers(LAYERS.ours(), corrections), Edition.FIRST);
    }

    @Test
    void everyRecordFits() {
        var box = BoxReader.read(LAYERS, Edition.FIRST);
        assertEquals(1766, box.country().hexes().size());
        assertEquals(Set.of("campaign", "quick-start"), box.scenarios().keySet());
    }

    /** The hexsides of the Delaware decide which bank a hex is on. */
    @Test
    void theDelawareDividesTheMap() {
        var country = BoxReader.read(LAYERS, Edition.FIRST).country();
        for (var side : country.delaware()) {
            assertTrue(country.pennsylvania().has(side.pennsylvania()), side::toString);
            assertFalse(country.pennsylvania().has(side.newJersey()), side::toString);
        }
    }

    @Test
    void anOwnerCorrectsACellAndAHex() {
        var box = corrected("""
                combat-results:
                - {roll: 9, 7-8: 20/30?, provenance: {7-8: 'copy: mine'}}
                hexes:
                - {hex: '1822', terrain: woods, provenance: 'copy: mine'}
                """);
        var row = box.charts().results().getLast().at(9);
        assertEquals("20/30, the defender is disordered", row.value().toString());
        assertEquals(Optional.empty(), row.doubt());
        assertEquals("woods", box.country().terrain(box.country().hex("1822")).word());
    }

    @Test
    void aMalformedCellIsAFault() {
        var fault = assertThrows(IllegalArgumentException.class, () -> corrected("""
                combat-results:
                - {roll: 9, 7-8: twenty, provenance: 'copy: mine'}
                roads:
                - {name: Nowhere, along: 2029-1827, provenance: 'copy: mine'}
                """));
        assertTrue(fault.getMessage().contains("a cell is as printed: 20/60!"), fault::getMessage);
        assertTrue(fault.getMessage().contains("jumps from 2029 to 1827"), fault::getMessage);
    }

    /** Each cell of a chart, rating or hex has its own provenance. */
    @Test
    void eachFactHasItsOwnDoubt() {
        var row = DATA.all(BoxFacts.RESULTS).get(12 + 4);
        assertTrue(row.provenance().of("7-8").orElseThrow().certainty().isConfirmed());
        assertEquals(List.of("2-4, 5-6 reconstructed"), row.provenance().doubts());
        assertEquals(
                Optional.of("column 1-33: reconstructed"),
                DATA.unconfirmed(BoxFacts.COLUMNS).stream().findFirst());
    }

    @Test
    void theWorksheetAsksForChartsBeforeHexes() {
        var sheet = Worksheet.of("Washington's Crossing", DATA, Set.of()).get("corrections.yaml");
        var sections = sheet.lines()
                .filter(line -> line.matches("[a-z-]+:"))
                .map(line -> line.replace(":", ""))
                .toList();
        assertEquals("combat-results", sections.getFirst());
        assertEquals("columns", sections.getLast());
        assertTrue(sections.indexOf("leaders") < sections.indexOf("roads"), sections.toString());
    }
}
