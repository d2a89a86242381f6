package postrider.washingtonswar;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import postrider.americanwar.Occupancy;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.Troops;
import postrider.americanwar.WorkingPosition;
import postrider.americanwar.orders.LegalOrders;
import postrider.americanwar.orders.Operations;
import postrider.americanwar.orders.Order;
import postrider.kernel.Chance;
import postrider.kernel.Umpire;
import postrider.kernel.question.Answers;
import postrider.kernel.ruling.Side;
import postrider.kit.LegalOrdersKit;
import postrider.washingtonswar.rules.CardPlay;
import postrider.washingtonswar.rules.FrenchAlliance;

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

    /** 12.2.B.ii: with any OPS card, and never with CUs of the card. */
    @Test
    void exactlyTheAllowedOrdersAreListedWhenTheFrenchWait() {
        var waiting = "French reinforcements 5 CU; Rochambeau in reinforcements; British PC in Boston";
        var position = RandomGame.WAR.notation().with(RandomGame.WAR.rules().setUp("1775", Map.of()), "1781");
        for (var statement : ("phase strategy; American to move; American hand 3; " + waiting).split("; "))
            position = RandomGame.WAR.notation().with(position, statement);
        var orders = new LegalOrders(position, Sides.AMERICAN, CardPlay::new).all();
        assertEquals(new TriedOrders(position, Sides.AMERICAN).all(), orders);
        assertEquals(
                FrenchAlliance.landingPlaces(new Occupancy(position)).open().size(),
                orders.getFirst().stream()
                        .flatMap(order -> RandomGame.WAR.orders().words(order).stream())
                        .filter(words -> words.contains("Rochambeau"))
                        .count());
    }

    /** 7.2: halfway through a campaign, when some generals and CUs have moved. */
    @Test
    void exactlyTheAllowedNextOperationsOfACampaignAreListed() {
        for (int seed = 0; seed < GAMES; seed++) {
            var random = new SplittableRandom(seed);
            for (var played : play(seed)) {
                var play = halfWay(played.before(), played.by(), random);
                if (random.nextBoolean()) play.land();
                assertEquals(TriedOrders.operations(play), Operations.legal(play), "seed " + seed);
            }
        }
    }

    private static CardPlay halfWay(Position now, Side side, RandomGenerator random) {
        var cards = now.box().cards();
        var working = new WorkingPosition(now, new Umpire(List.of(), Chance.NONE, Answers.SILENCE));
        var play = new CardPlay(working, side, cards.get(random.nextInt(cards.size())));
        for (var general : now.country().generals()) if (random.nextInt(4) == 0) play.activate(general);
        for (var space : now.country().spaces())
            if (random.nextInt(4) == 0)
                play.markMoved(space, new Troops(random.nextInt(3), random.nextInt(3), random.nextInt(2)));
        return play;
    }
}
