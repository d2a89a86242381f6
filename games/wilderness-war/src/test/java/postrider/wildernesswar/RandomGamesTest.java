package postrider.wildernesswar;

import postrider.kit.RandomGamesKit;

class RandomGamesTest extends RandomGamesKit<Position, Order> {
    RandomGamesTest() {
        super(RandomGame.WARS);
    }
}
