package postrider.washingtonswar;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.Track;
import postrider.americanwar.orders.Order;
import postrider.kernel.ruling.Side;
import postrider.kit.SituationKit;
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
}
