package postrider.templates.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import postrider.kernel.view.Margin;
import postrider.kernel.view.Picture;
import postrider.kernel.view.Picture.Arrow;
import postrider.kernel.view.Picture.Piece;
import postrider.kernel.view.Sheet;

/** A map of 1,766 hexes with rivers along their sides, whole and in close-up. */
class HexMapTest {
    /** In bytes: together with a close-up, no more than the maps of other letters. */
    private static final int LARGEST = 95_000;

    private static final Picture WHOLE = Jersey.picture(Jersey.ground(false));
    private static final MapDrawing DRAWING = new MapDrawing();

    private static Picture closer(Picture whole) {
        return new Cutting(whole.withoutLegend())
                .around(whole.arrows().stream().map(Arrow::to).toList())
                .orElseThrow();
    }

    @Test
    void labelsNeverOverlapAndAllFindRoom() {
        for (var picture : List.of(WHOLE, WHOLE.withoutLegend(), closer(WHOLE))) {
            var labels = DRAWING.labels(picture);
            for (int i = 0; i < labels.size(); i++)
                for (int j = 0; j < i; j++)
                    assertFalse(labels.get(i).intersects(labels.get(j)), labels.get(i) + " and " + labels.get(j));
        }
        int named = (int) WHOLE.sheet().places().stream()
                .filter(place -> !place.label().isEmpty())
                .count();
        assertTrue(DRAWING.labels(WHOLE).size() >= 2 * named + WHOLE.pieces().size());
    }

    @Test
    void theWholeMapFitsIntoALetter() {
        int whole = DRAWING.png(WHOLE).length;
        int closer = DRAWING.png(closer(WHOLE)).length;
        assertTrue(whole <= LARGEST && closer <= 50_000, whole + " and " + closer);
    }

    /** Whatever moves or is built, the ground and its names are laid out once. */
    @Test
    void theGroundIsLaidOutOnce() {
        var later = new Picture(
                new Margin(
                        "December 27, 7 am",
                        WHOLE.margin().lines(),
                        WHOLE.margin().tracks(),
                        WHOLE.margin().legend()),
                WHOLE.sides(),
                new Sheet(
                        WHOLE.sheet().width(),
                        WHOLE.sheet().height(),
                        Optional.of(Jersey.ground(false)),
                        WHOLE.sheet().areas(),
                        WHOLE.sheet().places().stream()
                                .filter(place -> !place.label().isEmpty())
                                .toList(),
                        WHOLE.sheet().connections()),
                List.of(),
                List.of());
        assertEquals(BaseMap.key(WHOLE), BaseMap.key(later));
        assertEquals(BaseMap.key(closer(WHOLE)), BaseMap.key(closer(later.with(WHOLE.arrows()))));
        assertNotEquals(BaseMap.key(WHOLE), BaseMap.key(Jersey.picture(Jersey.ground(true))), "ice");
    }

    @Test
    void inFogAFewWhoFaceTheEnemyOutweighManyWhoDoNot() {
        var red = WHOLE.sides().getFirst();
        var blue = WHOLE.sides().getLast();
        var alone = new Picture.Point(600, 600);
        var facing = new Picture.Point(600, 1400);
        var seen = new Picture.Point(640, 1440);
        var fog = new Picture(
                WHOLE.margin(),
                WHOLE.sides(),
                WHOLE.sheet(),
                List.of(
                        new Piece(alone, red, "Leslie", "", "2900", false),
                        new Piece(facing, red, "Rall", "", "360", false),
                        new Piece(seen, blue, "Greene", "", "", false)),
                List.of());
        var closer = new Cutting(fog).around(red).orElseThrow();
        assertTrue(shows(closer, "Rall") && shows(closer, "Greene") && !shows(closer, "Leslie"));
    }

    private static boolean shows(Picture picture, String name) {
        return picture.pieces().stream()
                .anyMatch(piece -> piece.name().equals(name)
                        && piece.at().x() > 0
                        && piece.at().x() < picture.sheet().width()
                        && piece.at().y() > 0
                        && piece.at().y() < picture.sheet().height());
    }

    @Test
    void hexesHaveNumbersInACloseUp() {
        assertTrue(DRAWING.svg(closer(WHOLE)).contains(">1928<"));
        assertFalse(DRAWING.svg(WHOLE).contains(">1928<"));
        var seen = closer(WHOLE).sheet().hexes().orElseThrow();
        assertTrue(seen.hexes().size() < 400, "what is off the canvas is left out: " + seen);
        assertEquals(2 * Jersey.ACROSS, seen.across());
    }

    /** Hexes are named by their place or, if there is none, by their number. */
    @Test
    void theCaptionNamesHexes() {
        var told = MapDrawing.inWords(WHOLE);
        assertTrue(told.contains("American march from Birmingham to 1929"), told);
        assertTrue(told.contains("Washington with 2990 at 1929"), told);
        assertTrue(told.contains("Leslie at Princeton"), told);
        assertTrue(told.contains("fort at 2926"), told);
    }

    /** A river passes through the middle of each of its sides, so that it is clear which side it is on. */
    @Test
    void aRiverPassesThroughTheMiddleOfEachSide() {
        var ground = Jersey.ground(false);
        var streams = new Streams(ground).marks();
        for (var edge : ground.edges()) {
            double x = (edge.one().x() + edge.other().x()) / 2.0;
            double y = (edge.one().y() + edge.other().y()) / 2.0;
            assertTrue(
                    streams.stream()
                            .map(mark -> (Mark.Line) mark)
                            .anyMatch(line -> line.shape().intersects(x - 0.5, y - 0.5, 1, 1)),
                    edge.toString());
        }
    }

    @Test
    void aStackShowsTheCardsUnderIt() {
        var signs = new Signs(WHOLE.sides());
        var alone = new Piece(Jersey.at("1929"), Jersey.AMERICAN, "Greene", "", "900", 0, false);
        var stack = new Piece(Jersey.at("1929"), Jersey.AMERICAN, "Greene", "", "900", 1, false);
        var deep = new Piece(Jersey.at("1929"), Jersey.AMERICAN, "Greene", "", "900", 7, false);
        assertTrue(signs.width(alone) < signs.width(stack) && signs.width(stack) < signs.width(deep));
        var box = Bounds.around(200, 200, signs.width(stack), signs.height(stack));
        for (var mark : signs.piece(stack, box))
            if (mark instanceof Mark.Fill fill) {
                var drawn = fill.shape().getBounds2D();
                assertTrue(
                        box.wider(0.01)
                                .holds(new Bounds(drawn.getMinX(), drawn.getMinY(), drawn.getMaxX(), drawn.getMaxY())),
                        drawn.toString());
            }
        assertTrue(signs.piece(stack, box).size() > signs.piece(alone, box).size());
    }
}
