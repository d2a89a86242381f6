package postrider.wildernesswar;

import postrider.kit.PlayersPageKit;
import postrider.wildernesswar.game.WildernessWar;

class PlayersPageTest extends PlayersPageKit<Position, Order> {
    PlayersPageTest() {
        super("wilderness-war.md", new WildernessWar(), RandomGame.WAR);
    }
}
