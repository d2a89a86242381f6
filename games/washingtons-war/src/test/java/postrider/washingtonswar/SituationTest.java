package postrider.washingtonswar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.Track;
import postrider.americanwar.orders.Order;
import postrider.kernel.ruling.Side;
import postrider.kit.SituationKit;
import postrider.text.Lists;
import postrider.washingtonswar.game.BoxReader;
import postrider.washingtonswar.game.Situation;
import postrider.washingtonswar.game.WashingtonsWar;

class SituationTest extends SituationKit<Position, Order> {
    SituationTest() {
        super(new WashingtonsWar(), RandomGame.SENSIBLE);
    }

    /** The enemy's cards. */
    @Override
    protected boolean isHidden(String statement, Side side) {
        return statement.startsWith(Sides.enemy(side) + " hand");
    }

    /** Once the alliance is signed nobody asks how it came (12.1). */
    @Override
    protected boolean matters(String statement, Position now) {
        return !statement.startsWith("French alliance") || now.track().war() == Track.War.NEUTRAL;
    }

    @Test
    void everyStepOfAnEventHasWords() {
        assertEquals(BoxReader.PROCEDURES.keySet(), Situation.CARDS.steps().keySet());
    }

    /** Rochambeau waits with the French and brings nobody else, so what other generals bring is not said of him (12.2.B.ii). */
    @Test
    void theWaitingFrenchAreListedApart() {
        var now = RandomGame.WAR.notation().position("""
                American to move; American hand 1; Lee, Rochambeau in reinforcements; France allied
                British PC in Newport; 1 British CU in Boston; 1 American CU in Salem
                """);
        var told = RandomGame.WAR.mayDo(now, Sides.AMERICAN);
        var others = Lists.find(told, line -> line.startsWith("8.2")).orElseThrow();
        assertTrue(others.contains("Lafayette, and as many CU") && !others.contains("Rochambeau"), others);
        var french = Lists.find(told, line -> line.startsWith("12.2.B.ii")).orElseThrow();
        assertTrue(french.contains("Quebec, Montreal") && !french.contains("Newport"), french);
    }
}
