package postrider.washingtonswar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static postrider.kernel.Side.AMERICAN;
import static postrider.kernel.Side.BRITISH;
import static postrider.kernel.Side.FRENCH;

import java.util.List;
import org.junit.jupiter.api.Test;
import postrider.kernel.Side;

/** 10.3, with the letters of the book's drawings. The Congress waits in Elsewhere unless a test moves it. */
class IsolationTest {
    /** A - B - C in a row, C a port. */
    private static Scene row() {
        return new Sketch()
                .spaces("Connecticut", "A", "B")
                .ports("Rhode Island", "New England", "C")
                .spaces("Georgia", "Elsewhere")
                .line("A", "B", "C")
                .scene();
    }

    /** A - B - C in a row, no ports. */
    private static Scene inland() {
        return new Sketch()
                .spaces("Connecticut", "A", "B", "C")
                .spaces("Georgia", "Elsewhere")
                .line("A", "B", "C")
                .scene();
    }

    private static List<String> isolated(Scene scene, Side side) {
        return Isolation.isolated(scene.now(), side).stream()
                .flatMap(Subset::stream)
                .map(Space::name)
                .toList();
    }

    @Test
    void anAmericanMarkerTracesToAnUncontrolledSpace_10_31_example1() {
        assertEquals(List.of(), isolated(row().control(AMERICAN, "A", "B"), AMERICAN));
    }

    @Test
    void notIfBritishUnitsStandThere_10_31_example1() {
        var scene = row().control(AMERICAN, "A", "B").troops(BRITISH, 1, "C");
        assertEquals(List.of("A", "B"), isolated(scene, AMERICAN));
    }

    @Test
    void aBritishGeneralAloneDoesNotCloseASpace() {
        var scene = row().control(AMERICAN, "A", "B").general(Sketch.HOWE, "C");
        assertEquals(List.of(), isolated(scene, AMERICAN));
    }

    @Test
    void anAmericanMarkerTracesToTheCongress_10_31_example2() {
        assertEquals(List.of(), isolated(row().control(AMERICAN, "A", "B", "C").congress("C"), AMERICAN));
        assertEquals(
                List.of(),
                isolated(row().control(AMERICAN, "A", "B").congress("C").troops(BRITISH, 1, "C"), AMERICAN));
        assertEquals(List.of("A", "B", "C"), isolated(row().control(AMERICAN, "A", "B", "C"), AMERICAN));
    }

    @Test
    void anAmericanMarkerTracesToUnitsThroughBritishUnits_10_31_example3() {
        var alone = row().control(AMERICAN, "A", "B", "C");
        assertEquals(List.of("A", "B", "C"), isolated(alone, AMERICAN));
        assertEquals(List.of(), isolated(alone.troops(AMERICAN, 1, "A"), AMERICAN));
        var french = row().control(AMERICAN, "A", "B", "C").troops(FRENCH, 1, "A");
        assertEquals(List.of(), isolated(french, AMERICAN));
        var general = row().control(AMERICAN, "A", "B", "C").general(Sketch.GREENE, "A");
        assertEquals(List.of(), isolated(general, AMERICAN));
        var passing =
                row().control(AMERICAN, "A", "B", "C").troops(AMERICAN, 1, "A").troops(BRITISH, 1, "C");
        assertEquals(List.of(), isolated(passing, AMERICAN));
        var through =
                row().control(AMERICAN, "A", "B", "C").troops(AMERICAN, 1, "A").troops(BRITISH, 3, "B");
        assertEquals(List.of(), isolated(through, AMERICAN));
    }

    @Test
    void americanUnitsInABritishSpaceHelpNoAmericanMarker() {
        var scene = inland().control(AMERICAN, "A").control(BRITISH, "B").troops(AMERICAN, 2, "B");
        assertEquals(List.of("A"), isolated(scene, AMERICAN));
    }

    @Test
    void aBritishMarkerTracesToAnUncontrolledSpaceOrAPort_10_32_example1() {
        assertEquals(List.of(), isolated(inland().control(BRITISH, "A"), BRITISH));
        assertEquals(List.of(), isolated(row().control(AMERICAN, "B").control(BRITISH, "C"), BRITISH));
        assertEquals(
                List.of(),
                isolated(row().control(BRITISH, "B", "C").control(AMERICAN, "A").navy("New England"), BRITISH));
    }

    @Test
    void notIfAmericansStandThere_10_32_example1() {
        assertEquals(List.of("A"), isolated(inland().control(BRITISH, "A").troops(AMERICAN, 1, "B"), BRITISH));
        assertEquals(List.of("A"), isolated(inland().control(BRITISH, "A").troops(FRENCH, 1, "B"), BRITISH));
        assertEquals(List.of("A"), isolated(inland().control(BRITISH, "A").general(Sketch.ROCHAMBEAU, "B"), BRITISH));
    }

    @Test
    void theCongressDoesNotCloseASpaceToTheBritish() {
        assertEquals(List.of(), isolated(inland().control(BRITISH, "A").congress("B"), BRITISH));
    }

    @Test
    void aBritishMarkerTracesToItsUnits_10_32_example2() {
        var surrounded = inland().control(BRITISH, "B").control(AMERICAN, "A", "C");
        assertEquals(List.of("B"), isolated(surrounded, BRITISH));
        assertEquals(List.of("B"), isolated(surrounded.general(Sketch.HOWE, "B"), BRITISH));
        assertEquals(List.of(), isolated(surrounded.troops(BRITISH, 1, "B"), BRITISH));
    }

    @Test
    void britishMarkersTraceThroughAmericanUnits() {
        var scene = inland().control(BRITISH, "A", "B", "C")
                .troops(AMERICAN, 2, "B")
                .troops(BRITISH, 1, "C");
        assertEquals(List.of(), isolated(scene, BRITISH));
    }

    @Test
    void mutualIsolation_10_32_example3() {
        var scene = new Sketch()
                .spaces("Pennsylvania", "A", "B", "C", "D")
                .spaces("Georgia", "Elsewhere")
                .line("A", "B", "D", "C", "A")
                .scene()
                .control(BRITISH, "A", "B")
                .control(AMERICAN, "C", "D");
        assertEquals(List.of("A", "B"), isolated(scene, BRITISH));
        PoliticalControl.phase(scene.table());
        assertEquals(List.of("10.31 Isolated American PC markers are removed from C and D."), scene.report());
        assertEquals(List.of("A", "B"), scene.controlled(BRITISH));
        assertEquals(List.of(), scene.controlled(AMERICAN));
    }

    @Test
    void wildernessLinesConnect() {
        var scene = new Sketch()
                .spaces("Virginia", "Fincastle", "Point Pleasant")
                .spaces("Georgia", "Elsewhere")
                .wilderness("Fincastle", "Point Pleasant")
                .scene();
        assertEquals(List.of(), isolated(scene.control(AMERICAN, "Fincastle"), AMERICAN));
    }

    @Test
    void groupsAreJudgedAndRemovedEachAsOne() {
        var scene = new Sketch()
                .spaces("Virginia", "A", "B", "C", "D", "E")
                .spaces("Georgia", "Elsewhere")
                .line("A", "B", "C", "D", "E")
                .scene()
                .control(AMERICAN, "A", "B", "D", "E")
                .control(BRITISH, "C")
                .troops(BRITISH, 1, "C");
        PoliticalControl.phase(scene.table());
        assertEquals(
                List.of(
                        "10.31 Isolated American PC markers are removed from A and B.",
                        "10.31 Isolated American PC markers are removed from D and E."),
                scene.report());
    }
}
