package postrider.wildernesswar;

import postrider.kernel.ruling.Side;
import postrider.kit.SituationKit;
import postrider.wildernesswar.game.WildernessWar;

class SituationTest extends SituationKit<Position, Order> {
    SituationTest() {
        super(new WildernessWar(), RandomGame.SENSIBLE);
    }

    /** The enemy's cards. */
    @Override
    protected boolean isHidden(String statement, Side side) {
        return statement.startsWith(Sides.enemy(side) + " hand");
    }
}
