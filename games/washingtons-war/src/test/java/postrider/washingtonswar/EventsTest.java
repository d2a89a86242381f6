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
import postrider.kernel.Refusal;
import postrider.kernel.Refused;
import postrider.kernel.Side;

/** 6.3, 6.34, 10.12.A, 6.1.B. */
class EventsTest {
    private static Scene map() {
        return new Sketch()
                .ports("Massachusetts", "New England", "Boston", "Falmouth")
                .spaces("Massachusetts", "Springfield")
                .ports("Rhode Island", "New England", "Newport")
                .spaces("South Carolina", "Camden", "Ninety Six", "Eutaw Springs")
                .spaces("Georgia", "Augusta")
                .spaces(Space.CANADA, "Fort Detroit")
                .line("Boston", "Springfield", "Newport", "Camden", "Ninety Six", "Augusta")
                .scene();
    }

    private static Card card(
            int number, Card.Kind kind, Optional<Side> flag, boolean removed, Card.Reshuffle reshuffle, Step... steps) {
        return new Card(
                number,
                "Card",
                kind,
                0,
                flag,
                true,
                List.of(steps),
                removed,
                reshuffle,
                0,
                kind == Card.Kind.SPECIAL ? 1779 : 0);
    }

    private static Card event(Side flag, Step... steps) {
        return card(77, Card.Kind.EVENT, Optional.of(flag), false, Card.Reshuffle.NEVER, steps);
    }

    private static Card special(int number, Step.Procedure procedure) {
        return card(
                number, Card.Kind.SPECIAL, Optional.empty(), false, Card.Reshuffle.NEVER, step(procedure, BRITISH, 4));
    }

    private static Step step(Step.Procedure procedure, Side side, int count) {
        return step(procedure, side, count, 0, List.of(), Step.Ports.ANY, Step.ClearOf.NOTHING, 0, false);
    }

    private static Step step(
            Step.Procedure procedure,
            Side side,
            int count,
            int perColony,
            List<String> colonies,
            Step.Ports ports,
            Step.ClearOf clearOf,
            int within,
            boolean may) {
        return new Step(procedure, Optional.of(side), count, perColony, colonies, ports, clearOf, within, may, false);
    }

    private static Scene play(Scene scene, Side side, Card card, String picks) {
        var words = Optional.of(picks).filter(text -> !text.isEmpty());
        Events.judge(scene.now(), side, card, words);
        Events.play(scene.table(), side, card, words);
        return scene;
    }

    private static String refusal(Scene scene, Side side, Card card) {
        return Events.mayPlay(scene.now(), side, card)
                .map(fault -> fault.refusal().toString())
                .orElse("");
    }

    @Test
    void aFlagAConditionOrIgnoranceLeavesOnlyTheDiscard_6_32_A() {
        var raid = event(BRITISH, step(Step.Procedure.BAR_PLACING, AMERICAN, 0));
        assertEquals("", refusal(map(), BRITISH, raid));
        assertEquals("6.3.B 77 Card is not your event: you can only discard it.", refusal(map(), AMERICAN, raid));
        var battle = card(72, Card.Kind.BATTLE, Optional.of(AMERICAN), false, Card.Reshuffle.NEVER);
        assertTrue(refusal(map(), AMERICAN, battle).startsWith("6.33.A"));
        var unknown = new Card(
                104, "Card", Card.Kind.EVENT, 0, Optional.empty(), false, List.of(), false, Card.Reshuffle.NEVER, 0, 0);
        assertEquals(
                "6.32.A What 104 Card does is not known to us: you can only discard it.",
                refusal(map(), BRITISH, unknown));
        assertThrows(Refused.class, () -> Events.judge(map().now(), BRITISH, unknown, Optional.empty()));
    }

    @Test
    void conditions_6_32_A() {
        var pitt = event(BRITISH, step(Step.Procedure.CONDITION_NO_ALLIANCE, AMERICAN, 0));
        var galvez = event(AMERICAN, step(Step.Procedure.CONDITION_EUROPEAN_WAR, AMERICAN, 0));
        var estaing = event(BRITISH, step(Step.Procedure.CONDITION_NAVY_ON_MAP, AMERICAN, 0));
        assertEquals("", refusal(map(), BRITISH, pitt));
        assertEquals(
                "6.32.A You can only discard 77 Card: there is no European War.", refusal(map(), AMERICAN, galvez));
        assertEquals(
                "6.32.A You can only discard 77 Card: the French Navy is not on the map.",
                refusal(map(), BRITISH, estaing));
        var allied = map().track(track -> track.withWar(Track.War.ALLIED)).navy("New England");
        assertEquals("6.32.A You can only discard 77 Card: France is in the war.", refusal(allied, BRITISH, pitt));
        assertTrue(refusal(allied, AMERICAN, galvez).startsWith("6.32.A"));
        assertEquals("", refusal(allied, BRITISH, estaing));
        assertEquals("", refusal(allied.track(track -> track.withWar(Track.War.EUROPEAN_WAR)), AMERICAN, galvez));
    }

    @Test
    void markersAreRemovedAsTheOrderSays_6_31() {
        var brant = event(
                BRITISH,
                step(
                        Step.Procedure.REMOVE_PC,
                        AMERICAN,
                        2,
                        0,
                        List.of("South Carolina", "Georgia"),
                        Step.Ports.NONE,
                        Step.ClearOf.AMERICAN_UNIT,
                        0,
                        true));
        var scene = map().control(AMERICAN, "Camden", "Ninety Six", "Augusta", "Boston")
                .general(Sketch.GREENE, "Camden");
        assertEquals(
                List.of("6.31 'Camden' is not one of the options."),
                assertThrows(Refused.class, () -> Events.judge(scene.now(), BRITISH, brant, Optional.of("Camden")))
                        .refusals()
                        .stream()
                        .map(Refusal::toString)
                        .toList());
        play(scene, BRITISH, brant, "augusta");
        assertEquals(List.of("10.12.A An American PC marker is removed from Augusta."), scene.report());
        assertEquals(List.of(), scene.asked());
        play(scene, BRITISH, brant, "none");
        assertEquals(Optional.of(AMERICAN), scene.control("Ninety Six"));
    }

    @Test
    void whatIsNotVoluntaryIsAskedOrForced_6_31() {
        var must = event(BRITISH, step(Step.Procedure.REMOVE_PC, AMERICAN, 2));
        var choice = play(
                map().control(AMERICAN, "Camden", "Augusta", "Boston").answers("boston, camden"), BRITISH, must, "");
        assertEquals(List.of("Augusta"), choice.controlled(AMERICAN));
        assertEquals(
                "You remove American PC markers from 2 of these spaces. Which?",
                choice.asked().getFirst().text());
        var forced = play(map().control(AMERICAN, "Camden", "Augusta"), BRITISH, must, "");
        assertEquals(List.of(), forced.controlled(AMERICAN));
        assertEquals(List.of(), forced.asked());
        assertEquals(List.of(), play(map(), BRITISH, must, "").report());
    }

    @Test
    void noMoreThanSoManyInAColony_6_31() {
        var amnesty = event(
                BRITISH,
                step(
                        Step.Procedure.REMOVE_PC,
                        AMERICAN,
                        4,
                        1,
                        List.of(),
                        Step.Ports.ANY,
                        Step.ClearOf.AMERICAN_UNIT,
                        0,
                        false));
        var scene = map().control(AMERICAN, "Camden", "Ninety Six", "Augusta");
        for (var wrong : List.of("camden, ninety six", "camden"))
            assertThrows(Refused.class, () -> Events.judge(scene.now(), BRITISH, amnesty, Optional.of(wrong)), wrong);
        play(scene, BRITISH, amnesty, "ninety, augusta");
        assertEquals(List.of("Camden"), scene.controlled(AMERICAN));
        var asked = play(map().control(AMERICAN, "Camden", "Ninety Six").answers("camden"), BRITISH, amnesty, "");
        assertEquals("Camden", asked.asked().getFirst().whenSilent());
    }

    @Test
    void withinSoManySpacesOfAGeneral() {
        var tarleton = event(
                BRITISH,
                step(
                        Step.Procedure.REMOVE_PC,
                        AMERICAN,
                        3,
                        0,
                        List.of(),
                        Step.Ports.ANY,
                        Step.ClearOf.AMERICAN_UNIT,
                        2,
                        true));
        var scene = map().control(AMERICAN, "Newport", "Camden", "Augusta", "Boston", "Eutaw Springs")
                .general(Sketch.HOWE, "Ninety Six")
                .general(Sketch.GREENE, "Falmouth")
                .answers("none");
        play(scene, BRITISH, tarleton, "");
        assertEquals(
                List.of("Newport", "Camden", "Augusta", "none"),
                scene.asked().getFirst().options());
    }

    @Test
    void placingNeverFlips_10_12_A() {
        var paine = event(
                AMERICAN,
                step(
                        Step.Procedure.PLACE_PC,
                        AMERICAN,
                        2,
                        0,
                        List.of("South Carolina"),
                        Step.Ports.ANY,
                        Step.ClearOf.BRITISH_CU,
                        0,
                        false));
        var scene = map().control(BRITISH, "Camden")
                .general(Sketch.GREENE, "Camden")
                .congressDispersed();
        play(scene, AMERICAN, paine, "");
        assertEquals(List.of("Ninety Six", "Eutaw Springs"), scene.controlled(AMERICAN));
        var guarded = play(map().troops(BRITISH, 1, "Camden").control(BRITISH, "Ninety Six"), AMERICAN, paine, "");
        assertEquals(List.of("Eutaw Springs"), guarded.controlled(AMERICAN));
    }

    @Test
    void removeTwoOrFlipOne_10_12_A() {
        var sandwich = event(
                BRITISH,
                step(
                        Step.Procedure.REMOVE_PC_OR_FLIP_ONE,
                        AMERICAN,
                        2,
                        0,
                        List.of(),
                        Step.Ports.ONLY,
                        Step.ClearOf.AMERICAN_UNIT,
                        0,
                        false));
        var removed = play(
                map().control(AMERICAN, "Boston", "Newport", "Camden"),
                BRITISH,
                sandwich,
                "remove boston, remove newport");
        assertEquals(List.of("Camden"), removed.controlled(AMERICAN));
        var flipped = play(map().control(AMERICAN, "Boston", "Newport"), BRITISH, sandwich, "flip newport");
        assertEquals(List.of("Newport"), flipped.controlled(BRITISH));
        assertEquals(List.of("Boston"), flipped.controlled(AMERICAN));
        var scene = map().control(AMERICAN, "Boston", "Newport");
        for (var wrong : List.of("flip boston, flip newport", "remove boston", "remove boston, flip newport"))
            assertThrows(Refused.class, () -> Events.judge(scene.now(), BRITISH, sandwich, Optional.of(wrong)), wrong);
        assertEquals(List.of(), play(map(), BRITISH, sandwich, "").report());
        var one = play(map().control(AMERICAN, "Boston").answers("remove boston"), BRITISH, sandwich, "");
        assertEquals(List.of(), one.controlled(AMERICAN));
    }

    @Test
    void unitsAreRemovedAsItsPlayerLikes_6_31() {
        var galvez = event(AMERICAN, step(Step.Procedure.REMOVE_CU, BRITISH, 2));
        var scene = play(
                map().troops(BRITISH, 3, "Boston").troops(BRITISH, 1, "Camden"), AMERICAN, galvez, "2 cu in boston");
        assertEquals(1, scene.now().units(BRITISH, scene.space("Boston")));
        assertEquals(List.of("6.31 2 British CU are removed from Boston."), scene.report());
        assertEquals(List.of(), play(map(), AMERICAN, galvez, "").report());
    }

    @Test
    void wordsWithoutAChoiceAreRefused_6_31() {
        var mutinies = event(BRITISH, step(Step.Procedure.BAR_PLACING, AMERICAN, 0));
        assertThrows(Refused.class, () -> Events.judge(map().now(), BRITISH, mutinies, Optional.of("Boston")));
        var glover = event(AMERICAN, step(Step.Procedure.ACTIVATE_GENERAL, AMERICAN, 6));
        assertEquals("", refusal(map(), AMERICAN, glover));
        assertThrows(Refused.class, () -> Events.judge(map().now(), AMERICAN, glover, Optional.empty()));
    }

    @Test
    void whatHappensByItself() {
        var mutinies = play(map(), BRITISH, event(BRITISH, step(Step.Procedure.BAR_PLACING, AMERICAN, 0)), "");
        assertTrue(mutinies.now().track().mutinies());
        var navy = play(
                map().navy("New England"),
                BRITISH,
                event(BRITISH, step(Step.Procedure.MOVE_NAVY_AWAY, AMERICAN, 0)),
                "");
        assertEquals(Optional.empty(), navy.now().board().navy());
        var steuben = play(map(), AMERICAN, event(AMERICAN, step(Step.Procedure.END_REGULARS, BRITISH, 0)), "");
        assertFalse(steuben.now().track().regulars());
        assertEquals(2, steuben.now().track().alliance());
        var franklin = play(map(), BRITISH, special(55, Step.Procedure.FRENCH_ALLIANCE), "");
        assertEquals(4, franklin.now().track().alliance());
    }

    @Test
    void arnoldLeavesTheGameFromAnywhere_6_33() {
        var treason = card(
                67,
                Card.Kind.BATTLE,
                Optional.of(BRITISH),
                true,
                Card.Reshuffle.NEVER,
                step(Step.Procedure.REMOVE_ARNOLD, AMERICAN, 0));
        for (var scene : List.of(map(), map().general(Sketch.ARNOLD, "Boston"))) {
            Events.play(scene.table(), BRITISH, treason, Optional.empty());
            assertEquals(Place.Box.REMOVED, scene.now().place(Sketch.ARNOLD));
        }
    }

    @Test
    void aCardIsLostAtRandom_6_1_D() {
        var first = event(BRITISH);
        var second = card(78, Card.Kind.EVENT, Optional.of(AMERICAN), true, Card.Reshuffle.WHEN_DISCARDED);
        var raids = event(AMERICAN, step(Step.Procedure.DISCARD_RANDOM_CARD, BRITISH, 1));
        var scene = play(map().hand(BRITISH, first, second).dice(2), AMERICAN, raids, "");
        assertEquals(List.of(first), scene.now().cards().hand(BRITISH));
        assertEquals(List.of(second), scene.now().cards().discards());
        assertTrue(scene.now().cards().reshuffle());
        var empty = play(map(), AMERICAN, raids, "");
        assertEquals(List.of("6.31 The British hand is empty: no card is lost."), empty.report());
    }

    @Test
    void aSpecialCardDrawnTakesEffectAtOnce_6_34_B() {
        var raids = event(AMERICAN, step(Step.Procedure.DISCARD_RANDOM_CARD, BRITISH, 1));
        var franklin = special(55, Step.Procedure.FRENCH_ALLIANCE);
        var scene = play(map().hand(BRITISH, franklin).dice(1), AMERICAN, raids, "");
        assertEquals(4, scene.now().track().alliance());
        assertEquals(
                List.of(
                        "6.1.D The British hand loses 55 Card.",
                        "6.34.B 55 Card takes effect at once.",
                        "6.34.C.ii The French Alliance marker moves from 0 to 4."),
                scene.report());
        assertEquals(List.of(), scene.now().cards().hand(BRITISH));
    }

    @Test
    void picksThatNoLongerFitAreAskedAnew_6_31() {
        var card = event(
                AMERICAN,
                step(Step.Procedure.DISCARD_RANDOM_CARD, BRITISH, 1),
                step(Step.Procedure.PLACE_PC, AMERICAN, 1));
        var declaration = special(99, Step.Procedure.DECLARATION_OF_INDEPENDENCE);
        var scene = map().hand(BRITISH, declaration).dice(1).answers("boston, camden", "falmouth");
        play(scene, AMERICAN, card, "camden");
        assertEquals(List.of("Boston", "Falmouth", "Newport", "Camden", "Augusta"), scene.controlled(AMERICAN));
    }

    @Test
    void theDeclarationIsTheAmericansWhoeverPlaysIt_6_34_C_i() {
        var declaration = special(99, Step.Procedure.DECLARATION_OF_INDEPENDENCE);
        var scene = map().congressDispersed()
                .control(BRITISH, "Camden")
                .general(Sketch.GREENE, "Camden")
                .troops(BRITISH, 1, "Boston")
                .answers("falmouth, ninety six");
        play(scene, BRITISH, declaration, "");
        assertEquals(
                List.of("Falmouth", "Springfield", "Newport", "Ninety Six", "Eutaw Springs", "Augusta"),
                scene.asked().getFirst().options());
        assertEquals(AMERICAN, scene.asked().getFirst().to());
        assertEquals(List.of("Falmouth", "Newport", "Ninety Six", "Augusta"), scene.controlled(AMERICAN));
        assertThrows(Refused.class, () -> Events.judge(map().now(), BRITISH, declaration, Optional.of("Boston")));
        var own = play(map(), AMERICAN, declaration, "springfield, camden, augusta");
        assertEquals(List.of("Springfield", "Newport", "Camden", "Augusta"), own.controlled(AMERICAN));
        for (var wrong : List.of("springfield", "springfield, boston, camden"))
            assertThrows(
                    Refused.class, () -> Events.judge(map().now(), AMERICAN, declaration, Optional.of(wrong)), wrong);
        var forced =
                play(map().control(BRITISH, "Camden", "Ninety Six", "Boston", "Falmouth"), BRITISH, declaration, "");
        assertEquals(List.of(), forced.asked());
        assertEquals(List.of("Springfield", "Newport", "Eutaw Springs", "Augusta"), forced.controlled(AMERICAN));
    }

    @Test
    void theWarEndsBoxHoldsOneCard_6_34_C_iii() {
        var scene = map();
        var first = special(56, Step.Procedure.WAR_ENDS);
        var second = special(58, Step.Procedure.WAR_ENDS);
        for (var card : List.of(first, second)) {
            play(scene, BRITISH, card, "");
            Events.afterPlay(scene.table(), BRITISH, card);
        }
        assertEquals(Optional.of(second), scene.now().cards().warEnds());
        assertEquals(List.of(first), scene.now().cards().discards());
    }

    @Test
    void whereCardsGo_6_3_C_6_1_B() {
        var scene = map();
        var plain = event(BRITISH);
        var once = card(99, Card.Kind.SPECIAL, Optional.empty(), true, Card.Reshuffle.WHEN_PLAYED);
        var hortelez = card(96, Card.Kind.EVENT, Optional.of(AMERICAN), true, Card.Reshuffle.WHEN_DISCARDED);
        Events.afterPlay(scene.table(), BRITISH, plain);
        Events.afterDiscard(scene.table(), plain);
        Events.afterPlay(scene.table(), AMERICAN, hortelez);
        assertFalse(scene.now().cards().reshuffle());
        Events.afterPlay(scene.table(), AMERICAN, once);
        assertTrue(scene.now().cards().reshuffle());
        assertEquals(List.of(plain), scene.now().cards().discards());
        assertEquals(List.of(hortelez, once), scene.now().cards().removed());
        var discarded = map();
        Events.afterDiscard(discarded.table(), hortelez);
        assertTrue(discarded.now().cards().reshuffle());
    }
}
