package postrider.wethepeople;

import postrider.americanwar.Order;
import postrider.americanwar.Position;
import postrider.cases.RuleBook;
import postrider.kit.RandomGamesKit;

class RandomGamesTest extends RandomGamesKit<Position, Order> {
    RandomGamesTest() {
        super(RandomGame.WARS, RandomGame.SENSIBLE, RuleBook.of(new WeThePeople()));
    }
}
