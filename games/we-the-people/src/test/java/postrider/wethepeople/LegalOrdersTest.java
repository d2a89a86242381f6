package postrider.wethepeople;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import postrider.americanwar.Sides;
import postrider.kernel.Answers;
import postrider.kernel.Chance;
import postrider.kernel.Side;
import postrider.kernel.Umpire;
import postrider.wethepeople.rules.CardPlay;
import postrider.wethepeople.rules.LegalOrders;
import postrider.wethepeople.rules.WorkingPosition;

/** What is listed for the whole map at once is what the rules allow when each order is tried. */
class LegalOrdersTest {
    private static final int GAMES = Integer.getInteger("postrider.games", 1500) / 40;

    @Test
    void everyOrderListedIsAllowedAndEveryOneAllowedIsListed() {
        LongStream.range(0, GAMES).parallel().forEach(seed -> {
            for (var played : RandomGame.play(seed))
                assertEquals(
                        new TriedOrders(played.before(), played.by()).all(),
                        LegalOrders.of(played.before(), played.by()),
                        "seed " + seed);
        });
    }

    /** Positions that no game comes to: both sides and dispersed generals in one space, ports full of rebels. */
    @Test
    void soItIsInPositionsOfEveryShape() {
        for (int seed = 0; seed < GAMES * 5; seed++) {
            var position = new Positions(RandomGame.BOX, seed).next();
            for (var side : List.of(Sides.AMERICAN, Sides.BRITISH))
                assertEquals(
                        new TriedOrders(position, side).all(), LegalOrders.of(position, side), "positions " + seed);
        }
    }

    /** 7.0: half-way through a campaign some generals have moved. */
    @Test
    void soItIsForTheNextOperationOfACampaign() {
        for (int seed = 0; seed < GAMES; seed++) {
            var random = new SplittableRandom(seed);
            for (var played : RandomGame.play(seed)) {
                var play = halfWay(played.before(), played.by(), random);
                assertEquals(TriedOrders.activations(play), LegalOrders.activations(play), "seed " + seed);
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
