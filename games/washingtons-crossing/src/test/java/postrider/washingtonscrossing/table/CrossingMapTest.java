package postrider.washingtonscrossing.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.Picture;
import postrider.kernel.view.Picture.Piece;
import postrider.washingtonscrossing.Position;
import postrider.washingtonscrossing.Sides;
import postrider.washingtonscrossing.Works;
import postrider.washingtonscrossing.game.CrossingBox;
import postrider.washingtonscrossing.game.WashingtonsCrossing;

/** The map of a letter shows what 3.0 lets its reader see, and nothing more. */
class CrossingMapTest {
    private static final Position START =
            ((CrossingBox) new WashingtonsCrossing().open()).rules().setUp("campaign", Map.of());

    private static Picture seenBy(Side side, Position position) {
        return new CrossingMap(position, List.of(side)).picture();
    }

    private static Piece at(Picture picture, Position position, String hex, Side side) {
        var there = PrintedMap.at(position.country().hex(hex));
        return picture.pieces().stream()
                .filter(piece -> piece.at().equals(there) && piece.side().equals(side))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void atTheEndTheMenOfBothAreShownToEverybody() {
        var rules = ((CrossingBox) new WashingtonsCrossing().open()).rules();
        var open = rules.finalView(START).orElseThrow();
        var picture = open.picture().orElseThrow();
        assertEquals("1250", at(picture, START, "2029", Sides.BRITISH).strength());
        assertEquals("720", at(picture, START, "1631", Sides.AMERICAN).strength());
        assertEquals(1, at(picture, START, "3039", Sides.BRITISH).under(), "Stirling lies under von Donop");
        assertTrue(open.sections().toString().contains("Leslie, Princeton (1820), 2100"));
        assertEquals("", rules.publicView(START).title(), "before it, nothing (R50)");
    }

    @Test
    void noEnemyStrengthsAreShown() {
        var american = seenBy(Sides.AMERICAN, START);
        assertEquals("", at(american, START, "2029", Sides.BRITISH).strength());
        assertEquals(
                "1250",
                at(seenBy(Sides.BRITISH, START), START, "2029", Sides.BRITISH).strength());
        assertEquals(0, at(american, START, "3039", Sides.BRITISH).under(), "Stirling lies under von Donop");
        assertEquals(
                1,
                at(seenBy(Sides.BRITISH, START), START, "3039", Sides.BRITISH).under());
    }

    /** Swapping what a player cannot see leaves the map identical. */
    @Test
    void hiddenFactsLeaveNoTrace() {
        var board = START.board();
        for (var leader : board.of(Sides.BRITISH)) {
            var force = board.there(leader);
            board = board.put(
                    leader, force.withTroops(Math.max(10, force.troops() - 40)).withFatigue(3));
        }
        var other = START.with(board);
        assertEquals(seenBy(Sides.AMERICAN, START), seenBy(Sides.AMERICAN, other));
        assertNotEquals(seenBy(Sides.BRITISH, START), seenBy(Sides.BRITISH, other));
    }

    @Test
    void theWholeMapIsDrawnOnceWithAndWithoutIce() {
        var ground = seenBy(Sides.AMERICAN, START).sheet().hexes().orElseThrow();
        assertSame(ground, seenBy(Sides.BRITISH, START).sheet().hexes().orElseThrow());
        assertEquals(START.country().hexes().size(), ground.hexes().size());
        assertNotSame(PrintedMap.of(START.country()).frozen(), ground);
        assertTrue(PrintedMap.of(START.country()).frozen().edges().stream().anyMatch(edge -> edge.frozen()));
    }

    @Test
    void anEntrenchmentIsSeenInATownAndInTheOpen() {
        var country = START.country();
        var dug = START.with(START.board()
                .withWorks(country.hex("2029"), Optional.of(new Works(Sides.BRITISH, true)))
                .withWorks(country.hex("2028"), Optional.of(new Works(Sides.BRITISH, false))));
        var map = seenBy(Sides.AMERICAN, dug);
        assertEquals(
                seenBy(Sides.AMERICAN, START).sheet().places().size() + 1,
                map.sheet().places().size());
        for (var place : map.sheet().places())
            assertEquals(
                    switch (place.name()) {
                        case "Trenton" -> Picture.Works.FORT;
                        case "2028" -> Picture.Works.BEGUN;
                        default -> Picture.Works.NONE;
                    },
                    place.works(),
                    place.name());
    }
}
