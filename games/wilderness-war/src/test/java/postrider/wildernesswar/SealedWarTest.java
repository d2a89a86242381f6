package postrider.wildernesswar;

import postrider.kit.SealedWarKit;

class SealedWarTest extends SealedWarKit<Position, Order> {
    SealedWarTest() {
        super(new WildernessWar(), RandomGame.WAR, "annus-mirabilis");
    }
}
