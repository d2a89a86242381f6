package postrider.wildernesswar;

import postrider.kit.SealedWarKit;
import postrider.wildernesswar.game.WildernessWar;

class SealedWarTest extends SealedWarKit<Position, Order> {
    SealedWarTest() {
        super(new WildernessWar(), RandomGame.WAR, "annus-mirabilis");
    }
}
