package postrider.americanwar.orders;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static postrider.americanwar.Toy.CONCORD;
import static postrider.americanwar.Toy.HOWE;
import static postrider.americanwar.Toy.SALEM;
import static postrider.americanwar.Toy.THREE;
import static postrider.americanwar.Toy.WASHINGTON;
import static postrider.americanwar.Toy.position;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import postrider.americanwar.Nation;
import postrider.americanwar.Sides;
import postrider.americanwar.Toy.ToyCard;
import postrider.americanwar.Troops;
import postrider.americanwar.WorkingPosition;
import postrider.dice.ScriptedChance;
import postrider.kernel.Umpire;
import postrider.kernel.question.Answers;
import postrider.kernel.question.Source;
import postrider.text.Lists;

/** Encounters under the rules of a toy book. */
class EncounterTest {
    /** Howe takes three CUs from Boston to Salem. */
    private static ToyCard march(List<Integer> dice, String answer, String... statements) {
        var working = new WorkingPosition(
                position(statements),
                new Umpire(
                        List.of(),
                        new ScriptedChance(dice, List.of()),
                        question -> Optional.of(new Answers.Given(answer, Source.LETTER))));
        var play = new ToyCard(working, Sides.BRITISH, THREE);
        var legs = List.<Leg>of(new Leg.PickUp(Troops.of(Nation.BRITISH, 3)), new Leg.To(SALEM));
        Operations.carryOut(play, List.of(new Activation(HOWE, legs)));
        return play;
    }

    /** A die roll is a ruling, and so is its result. */
    private static List<String> rules(ToyCard play) {
        return Lists.map(play.working().umpire().report(), ruling -> ruling.rule());
    }

    @Test
    void anArmyNextToAMarkerIntercepts() {
        var play = march(
                List.of(2),
                "Washington from Concord",
                "Howe + 3 CU in Boston",
                "American PC in Salem",
                "Washington + 2 CU in Concord");
        assertEquals(Optional.of(SALEM), play.working().now().space(WASHINGTON));
        assertEquals(
                List.of("step", "intercepting army", "intercepting army", "intercepting units", "battle"), rules(play));
        assertTrue(play.triedToIntercept(WASHINGTON));
    }

    @Test
    void withTooHighADieTheArmyStays() {
        var play = march(
                List.of(3),
                "Washington from Concord",
                "Howe + 3 CU in Boston",
                "American PC in Salem",
                "Washington + 2 CU in Concord");
        assertEquals(Optional.of(CONCORD), play.working().now().space(WASHINGTON));
        assertEquals(List.of("step", "intercepting army", "intercepting army"), rules(play));
    }

    /** The Special Rule for Washington and Greene is in both books: plus two. */
    @Test
    void anAttackedArmyMayRetreat() {
        var play = march(List.of(4), "to Concord", "Howe + 3 CU in Boston", "Washington + 2 CU in Salem");
        assertEquals(Optional.of(CONCORD), play.working().now().space(WASHINGTON));
        assertEquals(Optional.of(SALEM), play.working().now().space(HOWE));
        assertEquals(List.of("step", "retreating army", "retreating army", "retreating units"), rules(play));
    }

    @Test
    void anArmyThatStandsFights() {
        var play = march(List.of(), "stand", "Howe + 3 CU in Boston", "Washington + 2 CU in Salem");
        assertEquals(List.of("step", "battle"), rules(play));
    }
}
