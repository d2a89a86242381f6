package postrider.washingtonswar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static postrider.kernel.Side.AMERICAN;
import static postrider.kernel.Side.BRITISH;
import static postrider.kernel.Side.FRENCH;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import postrider.kernel.Side;

/** Chapter 13, 5.7. */
class VictoryTest {
    /** Thirteen colonies of one space each, "1" to "13", and Canada. */
    private static Scene map() {
        var sketch = new Sketch()
                .fortified(Space.CANADA, "St. Lawrence", "Montreal")
                .fortified(Space.CANADA, "St. Lawrence", "Quebec")
                .spaces(Space.CANADA, "Fort Detroit");
        for (int colony = 1; colony <= 13; colony++) sketch.spaces("Colony " + colony, "" + colony);
        return sketch.scene();
    }

    private static Scene colonies(int american, int british) {
        var scene = map();
        for (int colony = 1; colony <= american; colony++) scene.control(AMERICAN, "" + colony);
        for (int colony = 1; colony <= british; colony++) scene.control(BRITISH, "" + (american + colony));
        return scene;
    }

    private static Optional<Side> winner(Scene scene) {
        return scene.now().track().winner().map(Track.Victory::side);
    }

    private static Optional<Side> atEnd(Scene scene) {
        Victory.atEnd(scene.table());
        return winner(scene);
    }

    private static Optional<Side> automatic(Scene scene) {
        Victory.automatic(scene.table());
        return winner(scene);
    }

    @Test
    void noAmericanOrFrenchUnitOnTheMap_13_1() {
        assertEquals(
                Optional.of(BRITISH), automatic(map().troops(BRITISH, 1, "1").general(Sketch.GREENE, "2")));
        assertEquals(Optional.empty(), automatic(map().troops(BRITISH, 1, "1").troops(FRENCH, 1, "2")));
        assertEquals(Optional.empty(), automatic(map().troops(BRITISH, 1, "1").troops(AMERICAN, 1, "Quebec")));
    }

    @Test
    void noBritishUnitInTheThirteen_13_1() {
        assertEquals(
                Optional.of(AMERICAN),
                automatic(map().troops(BRITISH, 5, "Quebec").troops(AMERICAN, 1, "1")));
        var scene = map().troops(AMERICAN, 1, "1");
        scene.table().board(board -> board.withBritishBox(8));
        assertEquals(Optional.of(AMERICAN), automatic(scene));
        assertEquals(Track.Phase.OVER, scene.now().track().phase());
        assertEquals(
                List.of("13.1 No British CU is left in the thirteen colonies: the Americans win."), scene.report());
    }

    @Test
    void bothAtOnceIsTheBritish_13_1() {
        assertEquals(Optional.of(BRITISH), automatic(map()));
    }

    @Test
    void aGameIsWonOnce_13_1() {
        var scene = map().troops(BRITISH, 1, "1");
        Victory.automatic(scene.table());
        scene.troops(AMERICAN, 9, "2");
        Victory.automatic(scene.table());
        Victory.atEnd(scene.table());
        assertEquals(1, scene.report().size());
    }

    @Test
    void sevenColoniesForTheAmericansSixForTheBritish_13_2() {
        assertEquals(Optional.of(AMERICAN), atEnd(colonies(7, 5)));
        assertEquals(Optional.of(BRITISH), atEnd(colonies(7, 6)));
        assertEquals(Optional.of(BRITISH), atEnd(colonies(6, 6)));
        assertEquals(Optional.of(BRITISH), atEnd(colonies(6, 5)));
        assertEquals(Optional.of(BRITISH), atEnd(colonies(0, 0)));
        var scene = colonies(8, 5);
        Victory.atEnd(scene.table());
        assertEquals(
                List.of("13.2 The British control 5 colonies, the Americans 8: the Americans win."), scene.report());
    }

    @Test
    void canadaIsAColonyForTheSideWithMontrealAndQuebec_13_2() {
        assertEquals(Optional.of(AMERICAN), atEnd(colonies(6, 5).control(AMERICAN, "Montreal", "Quebec")));
        assertEquals(Optional.of(BRITISH), atEnd(colonies(6, 5).control(AMERICAN, "Montreal", "Fort Detroit")));
        assertEquals(Optional.of(BRITISH), atEnd(colonies(7, 5).control(BRITISH, "Montreal", "Quebec")));
        assertEquals(
                Optional.of(AMERICAN),
                atEnd(colonies(7, 5).control(BRITISH, "Quebec").control(AMERICAN, "Montreal")));
    }

    @Test
    void theLastTurnIsTheCardsOrTheTracks_5_7() {
        var card = new Card(
                57,
                "War Ends",
                Card.Kind.SPECIAL,
                0,
                Optional.empty(),
                true,
                List.of(),
                false,
                Card.Reshuffle.NEVER,
                0,
                1780);
        var scene = map();
        scene.table().cards(cards -> cards.withWarEnds(Optional.of(card)));
        assertFalse(
                Victory.isLastTurn(scene.track(track -> track.withYear(1779)).now()));
        assertTrue(Victory.isLastTurn(scene.track(track -> track.withYear(1780)).now()));
        assertTrue(Victory.isLastTurn(scene.track(track -> track.withYear(1781)).now()));
        scene.table().cards(cards -> cards.withWarEnds(Optional.empty()));
        assertFalse(
                Victory.isLastTurn(scene.track(track -> track.withYear(1782)).now()));
        assertTrue(Victory.isLastTurn(scene.track(track -> track.withYear(1783)).now()));
    }
}
