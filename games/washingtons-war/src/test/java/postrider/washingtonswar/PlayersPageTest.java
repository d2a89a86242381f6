package postrider.washingtonswar;

import postrider.kit.PlayersPageKit;

class PlayersPageTest extends PlayersPageKit<Position, Order> {
    PlayersPageTest() {
        super(new WashingtonsWar(), RandomGame.WAR);
    }
}
