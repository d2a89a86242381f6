package postrider.washingtonswar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static postrider.kernel.Side.AMERICAN;
import static postrider.kernel.Side.BRITISH;
import static postrider.kernel.Side.FRENCH;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import postrider.kernel.Refused;
import postrider.kernel.Side;

/** 10.1, 10.2, 4.0, 6.32.B, 7.2.B. */
class PoliticalControlTest {
    private static Scene north() {
        return new Sketch()
                .fortified(Space.CANADA, "St. Lawrence", "Montreal")
                .spaces("New York", "Oswego", "Fort Stanwix", "Albany")
                .ports("New York", "Long Island Sound", "New York", "Long Island")
                .ports("Massachusetts", "New England", "Boston")
                .spaces("Massachusetts", "Springfield")
                .ports("Delaware", "Delaware", "Wilmington DE")
                .fortified("Pennsylvania", "Delaware", "Philadelphia")
                .line("Montreal", "Oswego", "Fort Stanwix", "Albany", "Springfield", "Boston")
                .line("Albany", "New York", "Long Island")
                .scene()
                .control(AMERICAN, "Philadelphia");
    }

    private static MarkerSpaces markers(Scene scene, Side side) {
        return new MarkerSpaces(Ground.of(scene.now()), side);
    }

    private static List<String> refused(Executable order) {
        return assertThrows(Refused.class, order).refusals().stream()
                .map(Object::toString)
                .toList();
    }

    @Test
    void noDaisyChaining_10_11_B() {
        var scene = north().control(BRITISH, "Montreal");
        assertEquals(
                List.of("10.11.B.ii Fort Stanwix is not adjacent to a British PC marker."),
                refused(() ->
                        PoliticalControl.place(scene.table(), BRITISH, 2, scene.spaces("Oswego", "Fort Stanwix"))));
        assertEquals(Optional.empty(), scene.control("Oswego"));
        PoliticalControl.place(scene.table(), BRITISH, 2, scene.spaces("Oswego"));
        PoliticalControl.place(scene.table(), BRITISH, 2, scene.spaces("Fort Stanwix"));
        assertEquals(List.of("Montreal", "Oswego", "Fort Stanwix"), scene.controlled(BRITISH));
        assertEquals(
                List.of(
                        "10.11.B A British PC marker is placed in Oswego.",
                        "10.11.B A British PC marker is placed in Fort Stanwix."),
                scene.report());
    }

    @Test
    void allPortsAreAdjacentToEachOtherForTheBritish_10_11_B_ii() {
        var scene = north().control(BRITISH, "Montreal").navy("Long Island Sound");
        assertEquals(
                List.of("Oswego", "New York", "Long Island", "Boston", "Wilmington DE"),
                Scene.names(markers(scene, BRITISH).actions()));
    }

    @Test
    void americanUnitsKeepBritishMarkersOut_10_11_B_ii() {
        var scene = north().control(BRITISH, "Montreal", "Albany")
                .troops(FRENCH, 1, "New York")
                .general(Sketch.GREENE, "Oswego")
                .congress("Springfield");
        assertEquals(
                List.of("Fort Stanwix", "Long Island", "Boston", "Wilmington DE"),
                Scene.names(markers(scene, BRITISH).actions()));
        assertEquals(
                List.of(
                        "10.11.B.ii An American unit is in New York.",
                        "10.11.B.ii An American unit is in Oswego.",
                        "10.11.B.ii An American unit is in Springfield."),
                refused(() -> PoliticalControl.place(
                        scene.table(), BRITISH, 3, scene.spaces("New York", "Oswego", "Springfield"))));
    }

    @Test
    void aBritishArmyPlacesAndFlipsAnywhere_10_11_B_iii() {
        var scene = north().control(AMERICAN, "Springfield", "Boston").general(Sketch.HOWE, "Springfield");
        assertEquals(
                List.of("10.11.B.iii No British army is in Springfield to flip its PC marker."),
                refused(() -> PoliticalControl.place(scene.table(), BRITISH, 1, scene.spaces("Springfield"))));
        scene.troops(BRITISH, 1, "Springfield");
        PoliticalControl.place(scene.table(), BRITISH, 1, scene.spaces("Springfield"));
        assertEquals(Optional.of(BRITISH), scene.control("Springfield"));
        assertEquals(List.of("10.11.B An American PC marker is flipped in Springfield."), scene.report());
        scene.general(Sketch.HOWE, "Albany").troops(BRITISH, 1, "Albany");
        PoliticalControl.place(scene.table(), BRITISH, 1, scene.spaces("Albany"));
        assertEquals(Optional.of(BRITISH), scene.control("Albany"));
    }

    @Test
    void americansPlaceWhereNoBritishUnitsAre_10_11_A_ii() {
        var scene = north().control(BRITISH, "Montreal")
                .troops(BRITISH, 1, "Oswego")
                .general(Sketch.HOWE, "Albany");
        PoliticalControl.place(scene.table(), AMERICAN, 2, scene.spaces("Albany", "Wilmington DE"));
        assertEquals(
                List.of(
                        "10.11.A.ii British CU are in Oswego.",
                        "10.11.A.iii No American general is in Montreal to flip its PC marker.",
                        "10.11.A.ii Philadelphia has an American PC marker already."),
                refused(() -> PoliticalControl.place(
                        scene.table(), AMERICAN, 3, scene.spaces("Oswego", "Montreal", "Philadelphia"))));
        assertEquals(List.of("10.11.A American PC markers are placed in Albany and Wilmington DE."), scene.report());
    }

    @Test
    void anAmericanGeneralAloneFlips_10_11_A_iii() {
        var scene = north().control(BRITISH, "Oswego").general(Sketch.ROCHAMBEAU, "Oswego");
        PoliticalControl.place(scene.table(), AMERICAN, 1, scene.spaces("Oswego"));
        assertEquals(Optional.of(AMERICAN), scene.control("Oswego"));
    }

    @Test
    void dispersalAndMutiniesBarPlacingButNotFlipping_10_11_A_iv() {
        for (var barred : List.of(north().congressDispersed(), north().track(track -> track.withMutinies(true)))) {
            barred.control(BRITISH, "Oswego").general(Sketch.GREENE, "Oswego").control(AMERICAN, "Fort Stanwix");
            assertEquals(
                    List.of("Oswego"), Scene.names(markers(barred, AMERICAN).actions()));
            assertEquals(
                    List.of("Oswego"), Scene.names(markers(barred, AMERICAN).discardPlaces()));
            assertTrue(refused(() -> PoliticalControl.place(barred.table(), AMERICAN, 1, barred.spaces("Albany")))
                    .getFirst()
                    .startsWith("10.11.A.iv"));
            assertTrue(refused(() -> PoliticalControl.discardPlace(barred.table(), AMERICAN, barred.space("Albany")))
                    .getFirst()
                    .startsWith("10.11.A.iv"));
        }
    }

    @Test
    void aCardGivesSoManyActionsAndNoSpaceTakesTwo_10_11() {
        var scene = north();
        assertEquals(
                List.of("10.11.A.i Name 1 at most, not 2 spaces."),
                refused(() -> PoliticalControl.place(scene.table(), AMERICAN, 1, scene.spaces("Oswego", "Albany"))));
        assertEquals(
                List.of("10.11.A.i Oswego is named twice."),
                refused(() -> PoliticalControl.place(scene.table(), AMERICAN, 2, scene.spaces("Oswego", "Oswego"))));
    }

    @Test
    void aRefusalNamesLegalSpacesOfTheColonyFirst() {
        var scene = north().control(BRITISH, "Montreal");
        var refusal = assertThrows(
                        Refused.class,
                        () -> PoliticalControl.place(scene.table(), BRITISH, 1, scene.spaces("Springfield")))
                .refusals()
                .getFirst();
        assertEquals(List.of("Boston", "Oswego", "New York", "Long Island", "Wilmington DE"), refusal.nearest());
    }

    @Test
    void aDiscardPlacesNextToAFriendlyMarkerEvenForTheAmerican_10_12_B() {
        var scene = north().control(AMERICAN, "Oswego");
        assertEquals(
                List.of("Montreal", "Fort Stanwix"),
                Scene.names(markers(scene, AMERICAN).discardPlaces()));
        assertEquals(
                List.of("10.12.B Albany is not adjacent to a PC marker of yours."),
                refused(() -> PoliticalControl.discardPlace(scene.table(), AMERICAN, scene.space("Albany"))));
        PoliticalControl.discardPlace(scene.table(), AMERICAN, scene.space("Fort Stanwix"));
        assertEquals(List.of("6.32.B.ii An American PC marker is placed in Fort Stanwix."), scene.report());
    }

    @Test
    void aBritishArmyNeedsANeighbourForADiscard_10_12_B() {
        var scene = north().general(Sketch.HOWE, "Albany").troops(BRITISH, 3, "Albany");
        assertEquals(List.of("Albany"), Scene.names(markers(scene, BRITISH).actions()));
        assertEquals(Set.of(), markers(scene, BRITISH).discardPlaces());
    }

    @Test
    void aDiscardRemovesAnUnguardedNeighbour_6_32_B_iii() {
        var scene = north().control(BRITISH, "Montreal")
                .control(AMERICAN, "Oswego", "Boston", "New York", "Fort Stanwix")
                .general(Sketch.GREENE, "Boston");
        assertEquals(
                List.of("Oswego", "New York"),
                Scene.names(markers(scene, BRITISH).discardRemovals()));
        assertEquals(
                List.of("6.32.B.iii American units are in Boston."),
                refused(() -> PoliticalControl.discardRemove(scene.table(), BRITISH, scene.space("Boston"))));
        assertEquals(
                List.of("10.12.B Fort Stanwix is not adjacent to a PC marker of yours."),
                refused(() -> PoliticalControl.discardRemove(scene.table(), BRITISH, scene.space("Fort Stanwix"))));
        assertEquals(
                List.of("6.32.B.iii Albany has no American PC marker."),
                refused(() -> PoliticalControl.discardRemove(scene.table(), BRITISH, scene.space("Albany"))));
        PoliticalControl.discardRemove(scene.table(), BRITISH, scene.space("Oswego"));
        assertEquals(Optional.empty(), scene.control("Oswego"));
        assertEquals(List.of("6.32.B.iii An American PC marker is removed from Oswego."), scene.report());
    }

    @Test
    void anAmericanGeneralDoesNotProtectABritishMarker() {
        var scene = north().control(BRITISH, "Oswego")
                .control(AMERICAN, "Fort Stanwix")
                .general(Sketch.GREENE, "Oswego");
        assertEquals(List.of("Oswego"), Scene.names(markers(scene, AMERICAN).discardRemovals()));
        scene.troops(BRITISH, 1, "Oswego");
        assertEquals(Set.of(), markers(scene, AMERICAN).discardRemovals());
    }

    @Test
    void landingParties_7_2_B() {
        var scene = north().control(AMERICAN, "New York", "Boston")
                .troops(AMERICAN, 1, "Long Island")
                .navy("New England");
        assertEquals(
                List.of("New York", "Wilmington DE"),
                Scene.names(markers(scene, BRITISH).landings()));
        PoliticalControl.landingParty(scene.table(), scene.space("New York"));
        assertEquals(Optional.of(BRITISH), scene.control("New York"));
        for (var wrong : List.of("Albany", "Boston", "Long Island", "New York", "Philadelphia"))
            assertTrue(refused(() -> PoliticalControl.landingParty(scene.table(), scene.space(wrong)))
                    .getFirst()
                    .startsWith("7.2.B "));
    }

    @Test
    void oneCommitteeInEachColony_4_0() {
        var scene = north().troops(BRITISH, 5, "Boston").general(Sketch.HOWE, "Albany");
        assertEquals(
                List.of("Oswego", "Fort Stanwix", "New York", "Long Island", "Springfield", "Wilmington DE"),
                Scene.names(PoliticalControl.committeeChoices(scene.now())));
        assertEquals(
                List.of("4.0 Name a space in New York."),
                refused(() -> PoliticalControl.committees(scene.table(), scene.spaces("Springfield"))));
        assertEquals(
                List.of("4.0 Name one space in New York, not 2."),
                refused(() -> PoliticalControl.committees(scene.table(), scene.spaces("Oswego", "New York"))));
        assertEquals(
                List.of(
                        "4.0 A British piece is in Albany.",
                        "4.0 A British piece is in Boston.",
                        "4.0 Montreal is not in the thirteen colonies.",
                        "4.0 Philadelphia has a PC marker already."),
                refused(() -> PoliticalControl.committees(
                        scene.table(), scene.spaces("Albany", "Boston", "Montreal", "Philadelphia"))));
        PoliticalControl.committees(scene.table(), scene.spaces("Oswego"));
        assertEquals(List.of("Oswego", "Springfield", "Wilmington DE", "Philadelphia"), scene.controlled(AMERICAN));
    }

    @Test
    void forTheKing_4_0() {
        var scene = north().control(BRITISH, "Montreal");
        assertEquals(
                List.of("10.11.B.ii Albany is not adjacent to a British PC marker."),
                refused(() -> PoliticalControl.forTheKing(scene.table(), scene.spaces("Oswego", "Albany"))));
        assertEquals(
                List.of("4.0 Name 3 at most, not 4 spaces."),
                refused(() -> PoliticalControl.forTheKing(
                        scene.table(), scene.spaces("Oswego", "New York", "Boston", "Wilmington DE"))));
        PoliticalControl.forTheKing(scene.table(), scene.spaces("Oswego", "New York"));
        assertEquals(List.of("4.0 British PC markers are placed in Oswego and New York."), scene.report());
    }

    @Test
    void armiesTakeTheirSpaces_10_2_2() {
        var scene = north().control(AMERICAN, "Albany", "Oswego")
                .general(Sketch.HOWE, "Albany")
                .troops(BRITISH, 2, "Albany")
                .troops(BRITISH, 2, "Oswego")
                .general(Sketch.ROCHAMBEAU, "Springfield")
                .troops(FRENCH, 1, "Springfield")
                .general(Sketch.GREENE, "Boston");
        PoliticalControl.phase(scene.table());
        assertEquals(
                List.of(
                        "10.2.2 An American PC marker is placed in Springfield.",
                        "10.2.2 An American PC marker is flipped in Albany."),
                scene.report());
        assertEquals(Optional.of(AMERICAN), scene.control("Oswego"));
        assertEquals(Optional.empty(), scene.control("Boston"));
    }

    @Test
    void theCongressReturns_10_2_1() {
        var only = north().congressDispersed();
        PoliticalControl.phase(only.table());
        assertEquals(Optional.of(only.space("Philadelphia")), only.now().board().congress());
        assertEquals(List.of(), only.asked());

        var choice = north().congressDispersed()
                .control(AMERICAN, "Albany", "Montreal", "Boston")
                .general(Sketch.HOWE, "Boston")
                .answers("Albany");
        PoliticalControl.phase(choice.table());
        assertEquals(Optional.of(choice.space("Albany")), choice.now().board().congress());
        assertEquals(
                List.of("Albany", "Philadelphia"), choice.asked().getFirst().options());

        var none = north().congressDispersed().troops(BRITISH, 1, "Philadelphia");
        PoliticalControl.phase(none.table());
        assertEquals(Optional.empty(), none.now().board().congress());
        assertEquals(
                "10.2.1 No space can take the Continental Congress: it stays dispersed.",
                none.report().getFirst());
    }
}
