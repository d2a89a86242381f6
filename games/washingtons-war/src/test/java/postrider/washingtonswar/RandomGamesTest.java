package postrider.washingtonswar;

import postrider.americanwar.Position;
import postrider.americanwar.orders.Order;
import postrider.kit.RandomGamesKit;
import postrider.rulebook.RuleBook;
import postrider.washingtonswar.game.WashingtonsWar;

class RandomGamesTest extends RandomGamesKit<Position, Order> {
    RandomGamesTest() {
        super(RandomGame.WARS, RandomGame.SENSIBLE, RuleBook.of(new WashingtonsWar()));
    }
}
