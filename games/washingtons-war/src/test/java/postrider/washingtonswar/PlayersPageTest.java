package postrider.washingtonswar;

import postrider.americanwar.Position;
import postrider.americanwar.orders.Order;
import postrider.kit.PlayersPageKit;
import postrider.washingtonswar.game.WashingtonsWar;

class PlayersPageTest extends PlayersPageKit<Position, Order> {
    PlayersPageTest() {
        super("players.md", new WashingtonsWar(), RandomGame.WAR);
    }
}
