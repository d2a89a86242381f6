package postrider.americanwar.orders;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static postrider.americanwar.Toy.CAMPAIGN;
import static postrider.americanwar.Toy.CONCORD;
import static postrider.americanwar.Toy.GAGE;
import static postrider.americanwar.Toy.HOWE;
import static postrider.americanwar.Toy.SALEM;
import static postrider.americanwar.Toy.position;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import postrider.americanwar.Nation;
import postrider.americanwar.Sides;
import postrider.americanwar.Toy.ToyCard;
import postrider.americanwar.Troops;
import postrider.americanwar.WorkingPosition;
import postrider.kernel.Chance;
import postrider.kernel.Umpire;
import postrider.kernel.question.Answers;
import postrider.kernel.question.Source;

class OperationsTest {
    /** Howe does not have that many CUs. */
    @Test
    void aPlayerAskedAgainIsToldWhatFollowsInAnyCase() {
        var facts = new ArrayList<List<String>>();
        var working = new WorkingPosition(
                position("Howe + 1 CU in Boston", "Gage in Salem"), new Umpire(List.of(), Chance.NONE, question -> {
                    facts.add(question.facts());
                    return Optional.of(new Answers.Given("stop", Source.LETTER));
                }));
        var play = new ToyCard(working, Sides.BRITISH, CAMPAIGN);
        var tooMany = new Leg.PickUp(Troops.of(Nation.BRITISH, 3));
        Operations.carryOut(
                play,
                List.of(
                        new Activation(HOWE, List.of(tooMany, new Leg.To(SALEM))),
                        new Activation(GAGE, List.of(new Leg.To(CONCORD)))));
        var follows = "What you ordered for later follows whatever you say here, stop too: activate Gage; to Concord.";
        assertEquals(List.of(List.of(follows)), facts);
    }
}
