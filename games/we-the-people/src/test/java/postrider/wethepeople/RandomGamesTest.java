package postrider.wethepeople;

import postrider.kit.RandomGamesKit;

class RandomGamesTest extends RandomGamesKit<Position, Order> {
    RandomGamesTest() {
        super(RandomGame.WARS);
    }
}
