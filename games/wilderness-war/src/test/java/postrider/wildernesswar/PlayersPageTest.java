package postrider.wildernesswar;

import postrider.kit.PlayersPageKit;

class PlayersPageTest extends PlayersPageKit<Position, Order> {
    PlayersPageTest() {
        super("wilderness-war.md", new WildernessWar(), RandomGame.WAR);
    }
}
