package postrider.wethepeople;

import postrider.americanwar.Position;
import postrider.americanwar.orders.Order;
import postrider.kit.RandomGamesKit;
import postrider.rulebook.RuleBook;
import postrider.wethepeople.game.WeThePeople;

class RandomGamesTest extends RandomGamesKit<Position, Order> {
    RandomGamesTest() {
        super(RandomGame.WARS, RandomGame.SENSIBLE, RuleBook.of(new WeThePeople()));
    }
}
