package postrider.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class PlanTest {
    @Test
    void everyStatementOfAnOrderButTheFirstIsStillToBeDisclosed() {
        var plan = new Plan<>(List.of("march", "fight"));
        assertEquals(new Plan.Statement<>("march", List.of()), plan.next());
        assertEquals(new Plan.Statement<>("fight", List.of(2)), plan.next());
    }

    @Test
    void statementsAddedOnTheWayAreNotPartsOfTheOrder() {
        var plan = Plan.said(List.of("try", "go"));
        assertEquals(new Plan.Statement<>("try", List.of()), plan.next());
        assertEquals(new Plan.Statement<>("go", List.of()), plan.next());
    }
}
