package postrider.washingtonscrossing;

import postrider.kit.SealedWarKit;
import postrider.washingtonscrossing.game.WashingtonsCrossing;

class SealedCampaignTest extends SealedWarKit<Position, Order> {
    SealedCampaignTest() {
        super(new WashingtonsCrossing(), RandomCampaign.BOX, "campaign");
    }
}
