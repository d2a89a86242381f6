package postrider.washingtonscrossing;

import postrider.kit.PlayersPageKit;
import postrider.washingtonscrossing.game.WashingtonsCrossing;

class PlayersPageTest extends PlayersPageKit<Position, Order> {
    PlayersPageTest() {
        super("washingtons-crossing.md", new WashingtonsCrossing(), RandomCampaign.BOX);
    }
}
