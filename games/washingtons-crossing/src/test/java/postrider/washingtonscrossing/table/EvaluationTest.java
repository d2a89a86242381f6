package postrider.washingtonscrossing.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import postrider.kernel.Edition;
import postrider.kernel.ruling.Side;
import postrider.text.Line;
import postrider.text.Read;
import postrider.washingtonscrossing.Order;
import postrider.washingtonscrossing.Position;
import postrider.washingtonscrossing.Sides;
import postrider.washingtonscrossing.box.BoxReader;
import postrider.washingtonscrossing.game.CrossingBox;
import postrider.workbench.simulation.Simulation;

/** How the sensible player rates marches and attacks. */
class EvaluationTest {
    private static final CrossingBox BOX = new CrossingBox(BoxReader.read(BoxReader.layers(), Edition.FIRST));

    private static double worth(String position, Side side, String order) {
        var now = BOX.notation().position("American points 20; British points 20; " + position);
        if (!(BOX.read(List.of(new Line(1, order)), now, side) instanceof Read.Understood<Order>(Order understood)))
            throw new AssertionError(order);
        return new Evaluation(now, side).of(understood);
    }

    private static double american(String position, String order) {
        return worth("turn Dec 28 7 am; American to move; " + position, Sides.AMERICAN, order);
    }

    /** 3.0: estimates go by the top leader and that leader's limit. */
    @Test
    void hiddenMenDoNotMatter() {
        var attack = "orders; activate Mercer; go Mercer; to 2128; to Princeton";
        assertEquals(
                american("Mercer 720 in 2129; Leslie 2100, Rall 1250 in Princeton", attack),
                american("Mercer 720 in 2129; Leslie 500, Stirling 100 in Princeton", attack));
    }

    @Test
    void attackingTheWeakIsBetter() {
        var attack = "orders; activate Mercer; prepared attack on Trenton with Mercer; advance Mercer";
        assertTrue(american("Mercer 720 in 1929; Hessian Detachment 1 100 in Trenton", attack)
                > american("Mercer 720 in 1929; Leslie 2100 in Trenton", attack));
    }

    /** 17.2.3: seven more for the surprise. */
    @Test
    void trentonIsWorthAttackingOnTheHistoricalMorning() {
        var men = "Washington 140, Mercer 720, Glover 850, Sargent 710 in 1929; Rall 1250 in Trenton";
        var attack = "orders; activate Washington with Mercer, Glover, Sargent;"
                + " prepared attack on Trenton with Washington, Mercer, Glover, Sargent; advance Washington, Mercer";
        double morning = worth("turn Dec 26 7 am; weather snow; American to move; " + men, Sides.AMERICAN, attack);
        assertTrue(morning > 0 && morning > american(men, attack));
    }

    /** 22.1: four hundred men stay at an objective. */
    @Test
    void objectivesAreHeld() {
        var leaving = "orders; activate Rall; go Rall; to 1927";
        assertTrue(worth("turn Dec 28 7 am; British to move; Rall 800 in Trenton", Sides.BRITISH, leaving)
                < worth("turn Dec 28 7 am; British to move; Rall 800, Leslie 500 in Trenton", Sides.BRITISH, leaving));
    }

    /** The sensible player crosses, fights and finishes a campaign. */
    @Test
    void theSensiblePlayerFightsACampaign() {
        var campaign = Simulation.<Position, Order>of("washingtons-crossing", BOX, "quick-start", Map.of(), "sensible")
                .play(1);
        var rules = campaign.impulses().stream()
                .flatMap(played -> played.report().stream())
                .map(ruling -> ruling.rule())
                .toList();
        assertTrue(
                rules.containsAll(List.of("11.4.2", "11.3", "17.1", "17.3", "22.1", "22.2", "23.0")), rules::toString);
    }
}
