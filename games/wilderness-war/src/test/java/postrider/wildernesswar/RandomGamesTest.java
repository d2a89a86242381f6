package postrider.wildernesswar;

import postrider.kit.RandomGamesKit;
import postrider.rulebook.RuleBook;
import postrider.wildernesswar.game.WildernessWar;

class RandomGamesTest extends RandomGamesKit<Position, Order> {
    RandomGamesTest() {
        super(RandomGame.WARS, RandomGame.SENSIBLE, RuleBook.of(new WildernessWar()));
    }
}
