package postrider.washingtonswar;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import postrider.americanwar.Sides;
import postrider.americanwar.Troops;
import postrider.americanwar.rules.Occupancy;
import postrider.kernel.Answers;
import postrider.kernel.Chance;
import postrider.kernel.Side;
import postrider.kernel.Umpire;
import postrider.washingtonswar.rules.CardPlay;
import postrider.washingtonswar.rules.FrenchAlliance;
import postrider.washingtonswar.rules.LegalOrders;
import postrider.washingtonswar.rules.WorkingPosition;

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

    /** 12.2.B.ii: with any OPS card, and never with CUs of the card. */
    @Test
    void soItIsWhenTheFrenchWait() {
        var waiting = "French reinforcements 5 CU; Rochambeau in reinforcements; British PC in Boston";
        var position = RandomGame.WAR.notation().with(RandomGame.WAR.rules().setUp("1775", Map.of()), "1781");
        for (var statement : ("phase strategy; American to move; American hand 3; " + waiting).split("; "))
            position = RandomGame.WAR.notation().with(position, statement);
        var orders = LegalOrders.of(position, Sides.AMERICAN);
        assertEquals(new TriedOrders(position, Sides.AMERICAN).all(), orders);
        assertEquals(
                FrenchAlliance.landingPlaces(new Occupancy<>(position)).open().size(),
                orders.getFirst().stream()
                        .flatMap(order -> RandomGame.WAR.orders().words(order).stream())
                        .filter(words -> words.contains("Rochambeau"))
                        .count());
    }

    /** 7.2: half-way through a campaign some generals have moved, and some CUs. */
    @Test
    void soItIsForTheNextOperationOfACampaign() {
        for (int seed = 0; seed < GAMES; seed++) {
            var random = new SplittableRandom(seed);
            for (var played : RandomGame.play(seed)) {
                var play = halfWay(played.before(), played.by(), random);
                if (random.nextBoolean()) play.land();
                assertEquals(TriedOrders.operations(play), LegalOrders.operations(play), "seed " + seed);
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
