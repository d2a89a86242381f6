package postrider.wildernesswar;

import java.util.List;
import postrider.kit.SecrecyKit;

class SecrecyTest extends SecrecyKit<Position, Order> {
    SecrecyTest() {
        super(
                new WildernessWar(),
                RandomGame.WAR,
                RandomGame.HIDDEN,
                List.of(RandomGame.WARS, RandomGame.wars("early-war-campaign")));
    }
}
