package postrider.wethepeople;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.WorkingPosition;
import postrider.americanwar.orders.LegalOrders;
import postrider.americanwar.orders.Operations;
import postrider.americanwar.orders.Order;
import postrider.kernel.Chance;
import postrider.kernel.Umpire;
import postrider.kernel.question.Answers;
import postrider.kernel.ruling.Side;
import postrider.kit.LegalOrdersKit;
import postrider.wethepeople.rules.CardPlay;

class LegalOrdersTest extends LegalOrdersKit<Position, Order> {
    LegalOrdersTest() {
        super(RandomGame.WARS, 1);
    }

    @Override
    protected void same(Position position, Side side, String which) {
        assertEquals(
                new TriedOrders(position, side).all(), new LegalOrders(position, side, CardPlay::new).all(), which);
    }

    /** Both sides and dispersed generals in one space, ports full of rebels. */
    @Override
    protected Position position(long seed) {
        return new Positions(RandomGame.BOX, seed).next();
    }

    @Override
    protected List<Side> sides() {
        return Sides.BOTH;
    }

    /** 7.0: halfway through a campaign, when some generals have moved. */
    @Test
    void exactlyTheAllowedNextOperationsOfACampaignAreListed() {
        for (int seed = 0; seed < GAMES; seed++) {
            var random = new SplittableRandom(seed);
            for (var played : play(seed)) {
                var play = halfWay(played.before(), played.by(), random);
                assertEquals(TriedOrders.activations(play), Operations.legal(play), "seed " + seed);
            }
        }
    }

    private static CardPlay halfWay(Position now, Side side, RandomGenerator random) {
        var cards = now.box().cards();
        var working = new WorkingPosition(now, new Umpire(List.of(), Chance.NONE, Answers.SILENCE));
        var play = new CardPlay(working, side, cards.get(random.nextInt(cards.size())));
        for (var general : now.country().generals()) if (random.nextInt(4) == 0) play.activate(general);
        return play;
    }
}
