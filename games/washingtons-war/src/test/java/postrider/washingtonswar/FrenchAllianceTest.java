package postrider.washingtonswar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static postrider.kernel.Side.AMERICAN;
import static postrider.kernel.Side.BRITISH;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import postrider.kernel.Refused;

/** Chapter 12, 5.5, 9.41. */
class FrenchAllianceTest {
    private static Scene coast() {
        return new Sketch()
                .fortified(Space.CANADA, "St. Lawrence", "Quebec")
                .ports("Massachusetts", "New England", "Boston")
                .ports("Rhode Island", "New England", "Newport")
                .ports("Virginia", "Chesapeake", "Norfolk")
                .spaces("New York", "Albany")
                .scene();
    }

    private static Scene marker(int at) {
        return coast().track(track -> track.withAlliance(at));
    }

    @Test
    void theMarkerStaysOnItsTrack_12_1() {
        var scene = coast();
        FrenchAlliance.advance(scene.table(), "12.1", 2);
        FrenchAlliance.advance(scene.table(), "7.6.B", -3);
        assertEquals(0, scene.now().track().alliance());
        assertEquals(
                List.of(
                        "12.1 The French Alliance marker moves from 0 to 2.",
                        "7.6.B The French Alliance marker moves from 2 to 0."),
                scene.report());
        FrenchAlliance.advance(scene.table(), "12.1", 20);
        assertEquals(9, scene.now().track().alliance());
    }

    @Test
    void inTheAllianceSpaceTheMarkerStays_12_2_A() {
        var scene = marker(8);
        FrenchAlliance.advance(scene.table(), "12.1", 1);
        assertTrue(FrenchAlliance.isDue(scene.now()));
        FrenchAlliance.advance(scene.table(), "7.6.B", -3);
        assertTrue(FrenchAlliance.isDue(scene.now()));
        assertEquals(Track.War.NEUTRAL, scene.now().track().war());
    }

    @Test
    void nothingHappensBeforeTheMarkerIsThere_12_2() {
        var scene = marker(8);
        FrenchAlliance.takeEffect(scene.table());
        FrenchAlliance.navyPhase(scene.table());
        FrenchAlliance.europeanWar(scene.table());
        assertEquals(List.of("5.5 France is neutral: there is no French Navy to move."), scene.report());
        assertEquals(List.of(), scene.asked());
    }

    @Test
    void theAllianceTakesEffect_12_2_B() {
        var scene = marker(9).control(BRITISH, "Boston").answers("chesapeake", "newport");
        FrenchAlliance.takeEffect(scene.table());
        assertEquals(
                List.of(
                        "12.2.A France enters the war.",
                        "12.2.B.i The French Navy blockades Chesapeake.",
                        "12.2.B.ii Rochambeau and 5 French CU land in Newport.",
                        "12.2.B.iii The European War begins at the end of the turn.",
                        "12.2.B.iv The deck is reshuffled at the end of the turn."),
                scene.report());
        assertEquals(
                List.of("St. Lawrence", "New England", "Chesapeake"),
                scene.asked().get(0).options());
        assertEquals(
                List.of("Quebec", "Newport", "Norfolk"), scene.asked().get(1).options());
        assertEquals(Optional.of("Chesapeake"), scene.now().board().navy());
        assertEquals(new Troops(0, 0, 5), scene.now().troops(scene.space("Newport")));
        assertEquals(0, scene.now().board().frenchBox());
        assertEquals(Optional.of(scene.space("Newport")), scene.now().space(Sketch.ROCHAMBEAU));
        assertEquals(Track.War.ALLIED, scene.now().track().war());
        assertTrue(scene.now().cards().reshuffle());
        FrenchAlliance.takeEffect(scene.table());
        assertEquals(2, scene.asked().size());
    }

    @Test
    void withoutAPortTheFrenchWaitAndLandLater_12_2_B_ii() {
        var scene = marker(9)
                .control(BRITISH, "Boston", "Quebec")
                .troops(BRITISH, 1, "Newport")
                .troops(BRITISH, 1, "Norfolk")
                .answers("new england");
        FrenchAlliance.takeEffect(scene.table());
        assertEquals(Place.Box.REINFORCEMENTS, scene.now().place(Sketch.ROCHAMBEAU));
        assertEquals(5, scene.now().board().frenchBox());
        scene.table().remove(scene.space("Norfolk"), Troops.of(BRITISH, 1));
        var refused = assertThrows(Refused.class, () -> FrenchAlliance.land(scene.table(), scene.space("Boston")));
        assertEquals(List.of("Norfolk"), refused.refusals().getFirst().nearest());
        FrenchAlliance.land(scene.table(), scene.space("Norfolk"));
        assertEquals(5, scene.now().troops(scene.space("Norfolk")).french());
    }

    @Test
    void aSinglePortNeedsNoQuestion_12_2_B_ii() {
        var scene = marker(9).control(BRITISH, "Boston", "Quebec", "Newport").answers("new england");
        FrenchAlliance.takeEffect(scene.table());
        assertEquals(1, scene.asked().size());
        assertEquals(5, scene.now().troops(scene.space("Norfolk")).french());
    }

    @Test
    void rochambeauMeetsOtherGenerals_12_2_B_ii_7_4_C_8_2_C() {
        var greene = marker(9).general(Sketch.GREENE, "Norfolk").answers("chesapeake", "norfolk", "rochambeau");
        FrenchAlliance.takeEffect(greene.table());
        assertEquals(Optional.of(greene.space("Norfolk")), greene.now().space(Sketch.GREENE));
        assertEquals(Place.Box.REINFORCEMENTS, greene.now().place(Sketch.ROCHAMBEAU));
        assertEquals(5, greene.now().troops(greene.space("Norfolk")).french());
        var howe = marker(9).general(Sketch.HOWE, "Norfolk").answers("chesapeake", "norfolk");
        FrenchAlliance.takeEffect(howe.table());
        assertEquals(Place.Box.CAPTURED, howe.now().place(Sketch.HOWE));
        var washington = marker(9).general(Sketch.WASHINGTON, "Norfolk").answers("chesapeake", "norfolk");
        FrenchAlliance.takeEffect(washington.table());
        assertEquals(Place.Box.REINFORCEMENTS, washington.now().place(Sketch.ROCHAMBEAU));
    }

    @Test
    void theNavyMovesInItsPhaseAlsoFromTheTurnTrack_5_5_12_3() {
        var scene = coast().track(track -> track.withWar(Track.War.EUROPEAN_WAR))
                .navy("New England")
                .answers("st lawrence", "chesapeake");
        FrenchAlliance.navyPhase(scene.table());
        assertEquals(Optional.of("St. Lawrence"), scene.now().board().navy());
        assertEquals("New England", scene.asked().getFirst().whenSilent());
        scene.table().board(board -> board.withNavy(Optional.empty()));
        FrenchAlliance.navyPhase(scene.table());
        assertEquals(Optional.of("Chesapeake"), scene.now().board().navy());
    }

    @Test
    void europeanWarTakesTwoUnitsFromTheMap_12_2_B_iii() {
        var scene = coast().track(track -> track.withWar(Track.War.ALLIED))
                .troops(BRITISH, 3, "Boston")
                .troops(BRITISH, 1, "Quebec")
                .answers("1 quebec, 1 boston");
        FrenchAlliance.europeanWar(scene.table());
        assertEquals(
                List.of("1 CU in Quebec", "1 CU in Boston", "2 CU in Boston"),
                scene.asked().getFirst().options());
        assertEquals(2, scene.now().units(BRITISH, scene.space("Boston")));
        assertEquals(0, scene.now().units(BRITISH, scene.space("Quebec")));
        assertEquals(Track.War.EUROPEAN_WAR, scene.now().track().war());
        FrenchAlliance.europeanWar(scene.table());
        assertEquals(1, scene.asked().size());
    }

    @Test
    void theTwoUnitsAreCountedTogether_12_2_B_iii() {
        var scene = coast().track(track -> track.withWar(Track.War.ALLIED))
                .troops(BRITISH, 3, "Boston")
                .troops(BRITISH, 2, "Quebec")
                .answers("2 boston");
        FrenchAlliance.europeanWar(scene.table());
        var question = scene.asked().getFirst();
        for (var wrong : List.of("1 boston", "2 boston, 1 quebec", "1 boston, 2 boston"))
            assertThrows(Refused.class, () -> question.read(wrong), wrong);
        assertEquals(1, scene.now().units(BRITISH, scene.space("Boston")));
        assertEquals(question.canonical(question.whenSilent()), question.whenSilent());
    }

    @Test
    void europeanWarAsksNothingWhereNothingIsToChoose_12_2_B_iii() {
        var two = coast().track(track -> track.withWar(Track.War.ALLIED))
                .troops(BRITISH, 1, "Boston")
                .troops(BRITISH, 1, "Quebec");
        FrenchAlliance.europeanWar(two.table());
        assertTrue(two.now().board().troops().isEmpty());
        var one = coast().track(track -> track.withWar(Track.War.ALLIED)).troops(BRITISH, 4, "Boston");
        FrenchAlliance.europeanWar(one.table());
        assertEquals(2, one.now().units(BRITISH, one.space("Boston")));
        var none = coast().track(track -> track.withWar(Track.War.ALLIED)).troops(AMERICAN, 4, "Boston");
        FrenchAlliance.europeanWar(none.table());
        assertEquals(List.of("12.2.B.iii European War breaks out."), none.report());
    }

    @Test
    void regularsAreLostOnce_9_41() {
        var scene = coast();
        FrenchAlliance.loseRegulars(scene.table(), "9.41");
        FrenchAlliance.loseRegulars(scene.table(), "9.41");
        assertFalse(scene.now().track().regulars());
        assertEquals(2, scene.now().track().alliance());
    }

    @Test
    void regularsAreLostWithoutTheMarkerOnceFranceIsIn_9_41() {
        var scene = marker(9).track(track -> track.withWar(Track.War.ALLIED));
        FrenchAlliance.loseRegulars(scene.table(), "9.41");
        assertEquals(List.of("9.41 The British lose the Regulars' Advantage."), scene.report());
    }
}
