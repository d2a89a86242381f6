package postrider.americanwar.orders;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static postrider.americanwar.Toy.ARNOLD;
import static postrider.americanwar.Toy.BOSTON;
import static postrider.americanwar.Toy.CAMPAIGN;
import static postrider.americanwar.Toy.CONCORD;
import static postrider.americanwar.Toy.GAGE;
import static postrider.americanwar.Toy.HOWE;
import static postrider.americanwar.Toy.NEWPORT;
import static postrider.americanwar.Toy.QUEBEC;
import static postrider.americanwar.Toy.SALEM;
import static postrider.americanwar.Toy.THREE;
import static postrider.americanwar.Toy.WASHINGTON;
import static postrider.americanwar.Toy.position;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import postrider.americanwar.General;
import postrider.americanwar.Law.Subject;
import postrider.americanwar.Nation;
import postrider.americanwar.Sides;
import postrider.americanwar.Toy;
import postrider.americanwar.Toy.ToyCard;
import postrider.americanwar.Troops;
import postrider.kernel.ruling.Refused;

/** How a march goes on under the rules of a toy book: refusals cite the section of its law. */
class MarchTest {
    private static Activation activation(General general, Leg... legs) {
        return new Activation(general, List.of(legs));
    }

    private static Leg take(int units) {
        return new Leg.PickUp(Troops.of(Nation.BRITISH, units));
    }

    private static Optional<String> rule(March march, Leg leg) {
        return march.fault(leg).map(fault -> fault.rule());
    }

    @Test
    void eachLegIsJudgedByTheNumbersOfItsBook() {
        var play = new ToyCard(position("Howe + 6 CU in Boston"), Sides.BRITISH, THREE);
        var march = March.begin(play, HOWE);
        assertEquals(Optional.of("step"), rule(march, new Leg.To(CONCORD)));
        assertEquals(Optional.of("units"), rule(march, take(6)));
        assertEquals(Optional.of("units"), rule(march, new Leg.PickUp(Troops.of(Nation.AMERICAN, 1))));
        assertEquals(Optional.of("units"), rule(march, new Leg.DropOff(Troops.of(Nation.BRITISH, 1))));
        assertEquals(Optional.empty(), rule(march, new Leg.To(SALEM)));
        var salem = march.then(take(5)).then(new Leg.To(SALEM));
        assertEquals(1, salem.spent());
        assertEquals(4, salem.then(new Leg.To(CONCORD)).spent());
        assertEquals(Optional.of("far"), rule(salem.then(new Leg.To(CONCORD)), new Leg.To(SALEM)));
    }

    @Test
    void onlyArnoldTakesHisLine() {
        var now = position("Howe + 1 CU in Concord", "Arnold + 1 CU in Quebec");
        assertEquals(
                Optional.of("arnolds line"),
                rule(March.begin(new ToyCard(now, Sides.BRITISH, THREE), HOWE), new Leg.To(QUEBEC)));
        assertEquals(
                Optional.empty(),
                rule(March.begin(new ToyCard(now, Sides.AMERICAN, THREE), ARNOLD), new Leg.To(CONCORD)));
    }

    @Test
    void aVoyageTakesTheWholeMove() {
        var now = position("Howe + 1 CU in Boston", "French Navy in Quebec", "Washington + 1 CU in Newport");
        var march = March.begin(new ToyCard(now, Sides.BRITISH, THREE), HOWE);
        assertEquals(Optional.of("port"), rule(march, new Leg.BySea(SALEM)));
        assertEquals(Optional.of("navy"), rule(march, new Leg.BySea(QUEBEC)));
        assertEquals(Optional.empty(), rule(march, new Leg.BySea(NEWPORT)));
        assertEquals(Optional.of("sea"), rule(march.then(new Leg.To(SALEM)), new Leg.BySea(NEWPORT)));
        assertEquals(Optional.of("sea"), rule(march.then(new Leg.BySea(NEWPORT)), new Leg.To(SALEM)));
        var american = March.begin(new ToyCard(now, Sides.AMERICAN, THREE), WASHINGTON);
        assertEquals(Optional.of("sea"), rule(american, new Leg.BySea(BOSTON)));
    }

    @Test
    void aMoveEndsWhereTheEnemyIs() {
        var now = position("Howe + 3 CU in Boston", "2 American CU in Salem");
        var march = March.begin(new ToyCard(now, Sides.BRITISH, THREE), HOWE)
                .then(take(3))
                .then(new Leg.To(SALEM));
        assertTrue(march.ended());
        assertEquals(Optional.of("step"), rule(march, new Leg.To(BOSTON)));
    }

    @Test
    void aGeneralAloneDoesNotStopBesideAnother() {
        var now = position("Howe + 1 CU in Boston", "Washington in Salem");
        var play = new ToyCard(now, Sides.BRITISH, THREE);
        var order = List.<Step>of(activation(HOWE, new Leg.To(SALEM)));
        var refused = assertThrows(Refused.class, () -> Operations.judge(play, order));
        assertEquals("alone", refused.refusals().getFirst().rule());
    }

    @Test
    void aCampaignCarriesOutOneOperationAfterTheOther() {
        var play = new ToyCard(position("Howe + 5 CU in Boston", "Gage in Newport"), Sides.BRITISH, CAMPAIGN);
        var steps =
                List.<Step>of(activation(HOWE, take(3), new Leg.To(SALEM)), activation(GAGE, new Leg.BySea(BOSTON)));
        Operations.judge(play, steps);
        Operations.carryOut(play, steps);
        assertEquals(
                position("Howe + 3 CU in Salem", "Gage + 2 CU in Boston"),
                play.working().now());
        assertEquals(
                Optional.of("operations"), play.barred(HOWE).map(fault -> fault.rule()), "nobody is activated twice");
    }

    @Test
    void theSameGeneralIsNotOrderedTwice() {
        var play = new ToyCard(position("Howe + 5 CU in Boston"), Sides.BRITISH, CAMPAIGN);
        var twice = List.<Step>of(activation(HOWE, new Leg.To(SALEM)), activation(HOWE, new Leg.To(BOSTON)));
        var refused = assertThrows(Refused.class, () -> Operations.judge(play, twice));
        assertEquals("operations", refused.refusals().getFirst().rule());
    }

    /** A rule that only one book has is data: a section number, or none. */
    @Test
    void unitsMoveOnceOnACardIfTheBookSaysSo() {
        var now = position("Howe + 5 CU in Boston", "Gage in Salem");
        for (boolean once : List.of(true, false)) {
            var play = new ToyCard(once ? now : Toy.without(Subject.UNITS_ONCE, now), Sides.BRITISH, CAMPAIGN);
            Operations.carryOut(
                    play,
                    List.of(activation(
                            HOWE,
                            take(4),
                            new Leg.To(SALEM),
                            new Leg.DropOff(Troops.of(Nation.BRITISH, 4)),
                            new Leg.To(BOSTON))));
            assertEquals(once ? 0 : 4, play.free(GAGE, SALEM).british());
            assertEquals(Optional.of("units once").filter(section -> once), rule(March.begin(play, GAGE), take(1)));
        }
    }

    @Test
    void theShortestWayIsListed() {
        var play = new ToyCard(position("Howe + 2 CU in Boston"), Sides.BRITISH, THREE);
        var listed = Operations.legal(play);
        assertTrue(
                listed.contains(activation(HOWE, take(2), new Leg.To(SALEM), new Leg.To(CONCORD))), listed::toString);
        assertTrue(listed.contains(activation(HOWE, new Leg.BySea(NEWPORT))), listed::toString);
        for (var operation : listed) Operations.judge(play, List.of(operation));
    }
}
