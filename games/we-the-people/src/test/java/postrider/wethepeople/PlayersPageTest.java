package postrider.wethepeople;

import postrider.americanwar.Position;
import postrider.americanwar.orders.Order;
import postrider.dice.UnsealedChance;
import postrider.kernel.Chance;
import postrider.kit.PlayersPageKit;
import postrider.wethepeople.game.WeThePeople;

class PlayersPageTest extends PlayersPageKit<Position, Order> {
    PlayersPageTest() {
        super("we-the-people.md", new WeThePeople(), RandomGame.WAR);
    }

    /** Battle cards are dealt before a plan is asked for. */
    @Override
    protected Chance chance() {
        return new UnsealedChance(1);
    }
}
