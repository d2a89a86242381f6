package postrider.wethepeople;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.orders.Order;
import postrider.kernel.ruling.Side;
import postrider.kit.SituationKit;
import postrider.wethepeople.game.BoxReader;
import postrider.wethepeople.game.Situation;
import postrider.wethepeople.game.WeThePeople;

class SituationTest extends SituationKit<Position, Order> {
    SituationTest() {
        super(new WeThePeople(), RandomGame.SENSIBLE);
    }

    /** The enemy's cards. */
    @Override
    protected boolean isHidden(String statement, Side side) {
        return statement.startsWith(Sides.enemy(side) + " hand");
    }

    @Test
    void everyStepOfAnEventHasWords() {
        assertEquals(BoxReader.PROCEDURES.keySet(), Situation.CARDS.steps().keySet());
    }
}
