package postrider.washingtonscrossing.box;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import postrider.box.BoxData;
import postrider.box.BoxFiles;
import postrider.box.Grid;
import postrider.box.Worksheet;
import postrider.map.Graph;
import postrider.map.Hexes;
import postrider.map.Hexes.Hex;

/** Our box fits its types, its roads go from hex to hex, and what is in doubt of it is asked for in the order that matters. */
class BoxFactsTest {
    private static final BoxData DATA = new BoxData(
            BoxFacts.ALL,
            BoxFiles.shipped(BoxFacts.class, "/games/washingtons-crossing/box/", BoxFacts.FILES),
            new TreeMap<>(Map.of()));
    private static final Grid<BoxFacts.Terrain> GRID = new Grid<>(DATA, BoxFacts.COLUMNS, BoxFacts.LEGEND);
    private static final Hexes MAP = new Hexes(GRID.hexes());

    private static boolean areNeighbours(String one, String other) {
        return Hexes.distance(MAP.at(one).orElseThrow(), MAP.at(other).orElseThrow()) == 1;
    }

    @Test
    void everyRecordFits() {
        GRID.except(BoxFacts.HEXES, BoxFacts.HexFacts::hex, BoxFacts.HexFacts::terrain);
        GRID.holds(BoxFacts.PLACES, place -> List.of(place.hex()));
        GRID.holds(BoxFacts.ZONES, BoxFacts.Zone::hexes);
        GRID.holds(BoxFacts.CAMPAIGN, leader -> leader.at().stream().toList());
        GRID.holds(BoxFacts.QUICK_START, leader -> leader.at().stream().toList());
        GRID.joins(BoxFacts.ROADS, road -> List.of(road.along()), BoxFactsTest::areNeighbours);
        GRID.joins(BoxFacts.RIVERS, BoxFacts.RiverFacts::sides, BoxFactsTest::areNeighbours);
        GRID.joins(BoxFacts.FERRIES, ferry -> List.of(ferry.side()), BoxFactsTest::areNeighbours);
        GRID.joins(BoxFacts.SHIPS, ship -> List.of(ship.first(), ship.last()), BoxFactsTest::areNeighbours);
        DATA.count(BoxFacts.TURNS, 49, "1.0");
        DATA.complete(BoxFacts.RAIDERS, 0, 9, "8.0");
        DATA.complete(BoxFacts.RAID_RESULTS, 0, 9, "8.0");
        DATA.faults().throwIfAny();
        assertEquals(1766, MAP.all().size());
    }

    /** Which bank a hex lies on follows from the sides of the Delaware. */
    @Test
    void theDelawareTakesTheMapApart() {
        var delaware = DATA.facts(BoxFacts.RIVERS).getFirst().sides();
        var banks = Graph.of(
                        MAP.all(),
                        hex -> MAP.neighbours(hex).stream()
                                .filter(next -> !delaware.contains(hex + "-" + next)
                                        && !delaware.contains(next + "-" + hex))
                                .toList())
                .groups(MAP.within(hex("2029"), 100));
        assertEquals(2, banks.size());
        var philadelphia = banks.getFirst().has(hex("1952")) ? banks.getFirst() : banks.getLast();
        for (var side : delaware) {
            assertTrue(philadelphia.has(hex(Grid.chain(side).getFirst())), side);
            assertTrue(!philadelphia.has(hex(Grid.chain(side).getLast())), side);
        }
    }

    private static Hex hex(String number) {
        return MAP.at(number).orElseThrow();
    }

    /** Of a cell of a chart, a rating, a hex: each says for itself how it is known. */
    @Test
    void aDoubtIsOfOneThing() {
        var row = DATA.all(BoxFacts.COMBAT_RESULTS).get(12 + 4);
        assertEquals(new BoxFacts.Results(12, "20/40?", "20/50?", "20/60!"), row.facts());
        assertTrue(row.provenance().of("7-8").orElseThrow().kind().isConfirmed());
        assertEquals(List.of("2-4, 5-6 reconstructed"), row.provenance().doubts());
        var donop = DATA.all(BoxFacts.LEADERS).stream()
                .filter(leader -> leader.key().equals("von Donop"))
                .findFirst()
                .orElseThrow();
        assertEquals(
                List.of("second hand", "rulebook"),
                List.of("radius", "rating").stream()
                        .map(field -> donop.provenance().of(field).orElseThrow().kind().word())
                        .toList());
        assertEquals(List.of("reconstructed"), GRID.known("0513").doubts());
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
