package postrider.box;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** A small map of hexes, from row 00: its letters, an owner's corrections, and its faults. */
class GridTest {
    private static final String MAP = """
            provenance: 'reconstructed'
            columns:
            - {column: 1, letters: CCWW}
            - {column: 2, letters: -CHW}
            - {column: 3, letters: CCCC}
            hexes:
            - {hex: 0102, ground: clear, provenance: rulebook 17.3}
            roads:
            - {name: High Road, along: 0100-0101-0202, provenance: rulebook 11.0}
            """;

    private enum Soil {
        CLEAR,
        WOODS,
        HILL
    }

    private record Spot(String hex, Soil ground) {}

    private record Road(String name, String along) {}

    private record Town(String name, String hex) {}

    private static final Section<Grid.Column> COLUMNS = new Section<>("columns", "column", "column", Grid.Column.class);
    private static final Section<Spot> SPOTS = new Section<>("hexes", "hex", "hex", Spot.class);
    private static final Section<Road> ROADS = new Section<>("roads", "road", "name", Road.class);
    private static final Section<Town> TOWNS = new Section<>("towns", "town", "name", Town.class);
    private static final Map<Character, Soil> LEGEND = Map.of('C', Soil.CLEAR, 'W', Soil.WOODS, 'H', Soil.HILL);

    private static BoxData corrected(String mine) {
        return new BoxData(
                List.of(ROADS, TOWNS, COLUMNS, SPOTS),
                new TreeMap<>(Map.of("map.yaml", MAP)),
                new TreeMap<>(Map.of("mine.yaml", mine)));
    }

    private static Grid<Soil> grid(BoxData data) {
        var grid = new Grid<>(data, COLUMNS, LEGEND);
        grid.override(SPOTS, Spot::hex, Spot::ground);
        grid.checkHexes(TOWNS, town -> List.of(town.hex()));
        grid.checkChains(ROADS, road -> List.of(road.along()), GridTest::areNear);
        return grid;
    }

    private static boolean areNear(String one, String other) {
        return Math.abs(Integer.parseInt(one) - Integer.parseInt(other)) <= 101;
    }

    @Test
    void aLetterIsAHexAndARecordOverridesIt() {
        var grid = grid(corrected(""));
        assertEquals(
                List.of("0100", "0101", "0102", "0103", "0201", "0202", "0203", "0300", "0301", "0302", "0303"),
                List.copyOf(grid.hexes()));
        assertEquals(Soil.HILL, grid.at("0202"));
        assertEquals(Soil.CLEAR, grid.at("0102"));
    }

    /** A hex has the provenance of its column, unless it has a record of its own. */
    @Test
    void everyHexHasAProvenance() {
        var grid = grid(corrected("hexes: [{hex: 0301, ground: clear, provenance: 'copy: mine'}]"));
        assertEquals("column 3", grid.record("0300").label("3"));
        assertFalse(isConfirmed(grid, "0300"));
        assertTrue(isConfirmed(grid, "0301"));
        assertTrue(isConfirmed(grid, "0102"));
    }

    private static boolean isConfirmed(Grid<Soil> grid, String hex) {
        return grid.record(hex)
                .provenance()
                .of("ground")
                .orElseThrow()
                .certainty()
                .isConfirmed();
    }

    @Test
    void anOwnerCorrectsAColumnOrAHex() {
        var data = corrected("""
                columns:
                - {column: 2, letters: -WW, provenance: 'copy: mine'}
                hexes:
                - {hex: 0102, gone: true, provenance: 'copy: mine'}
                - {hex: 0301, ground: hill, provenance: 'copy: mine'}
                """);
        var grid = grid(data);
        data.faults().throwIfAny();
        assertEquals(Soil.WOODS, grid.at("0202"));
        assertFalse(grid.hexes().contains("0203"));
        assertEquals(Soil.WOODS, grid.at("0102"));
        assertEquals(Soil.HILL, grid.at("0301"));
    }

    /** Doubts about all columns share one line, however many hexes there are, and the worksheet asks for whole columns. */
    @Test
    void doubtsAboutAGridDoNotHideOtherDoubts() {
        assertEquals(List.of("column 1-3: reconstructed"), corrected("").unconfirmed(COLUMNS));
        var mended = corrected("columns: [{column: 2, letters: -WW, provenance: 'copy: mine'}]");
        assertEquals(List.of("column 1: reconstructed", "column 3: reconstructed"), mended.unconfirmed(COLUMNS));
        var doubtful = corrected("roads: [{name: Low Road, along: 0300-0301, provenance: guess}]");
        var sheet = Worksheet.of("Hills", doubtful, Set.of());
        var corrections = sheet.get("corrections.yaml");
        assertTrue(corrections.indexOf("Low Road") < corrections.indexOf("columns:"), corrections);
        assertTrue(corrections.contains("- {confirmed: no, column: 1, letters: CCWW}"), corrections);
        assertEquals(
                4,
                corrections
                        .lines()
                        .filter(line -> line.startsWith("- {confirmed"))
                        .count());
    }

    @Test
    void aWrongLetterAHexOutsideAndAJumpAreFaults() {
        var data = corrected("""
                provenance: 'copy: mine'
                columns:
                - {column: 3, letters: CXC}
                - {column: 100, letters: C}
                hexes:
                - {hex: 0200, ground: hill}
                - {hex: 0403, ground: hill}
                roads:
                - {name: High Road, along: 0100-0102-0203-0303}
                - {name: Low Road, along: 0100-0200}
                - {name: No Road, along: '0100'}
                towns:
                - {name: Atlantis, hex: 0200}
                """);
        grid(data);
        var told = assertThrows(IllegalArgumentException.class, data.faults()::throwIfAny)
                .getMessage();
        assertEquals(
                List.of(
                        "mine.yaml, column 100: 'column' is 100, not 0 to 99",
                        "mine.yaml, column 3: 'X' in hex 0301 is none of C, H, W and -",
                        "mine.yaml, hex 0200: '0200' is no hex of this map",
                        "mine.yaml, hex 0403: '0403' is no hex of this map",
                        "mine.yaml, road High Road: '0303' is no hex of this map",
                        "mine.yaml, road Low Road: '0200' is no hex of this map",
                        "mine.yaml, road No Road: '0100' is no chain of hexes such as 2029-1929-1928",
                        "mine.yaml, town Atlantis: '0200' is no hex of this map"),
                told.lines().skip(1).map(String::strip).sorted().toList());
        var jumping = corrected("roads: [{name: High Road, along: 0100-0303-0203, provenance: 'copy: mine'}]");
        grid(jumping);
        assertEquals(
                "The box cannot be used:\n  mine.yaml, road High Road: jumps from 0100 to 0303",
                assertThrows(IllegalArgumentException.class, jumping.faults()::throwIfAny)
                        .getMessage());
    }

    @Test
    void aColumnHasAtMostAHundredRows() {
        var data =
                corrected("columns: [{column: 4, letters: %s, provenance: 'copy: mine'}]".formatted("C".repeat(101)));
        assertEquals("0499", grid(data).hexes().getLast());
        assertThrows(IllegalArgumentException.class, data.faults()::throwIfAny);
    }
}
