package postrider.wildernesswar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import postrider.kernel.Chance;
import postrider.kernel.Impulse;
import postrider.kernel.Verdict;
import postrider.kernel.question.Answers;
import postrider.kernel.question.Question;
import postrider.kernel.ruling.Side;
import postrider.wildernesswar.game.WildernessWar;
import postrider.wildernesswar.rules.AnyOrders;
import postrider.wildernesswar.rules.TriedOrders;
import postrider.workbench.simulation.Bot;
import postrider.workbench.simulation.CheckLevel;
import postrider.workbench.simulation.Played;
import postrider.workbench.simulation.RandomBot;
import postrider.workbench.simulation.Simulation;

/** Orders that are in no list: the advance judgement agrees with what happens, and they break no invariant. */
@Tag("long")
class AnyOrdersTest {
    private static final int GAMES = Integer.getInteger("postrider.games", 1000) / 20;
    private static final int TRIES = 30;

    /** Every n-th game is checked closely, as are all games of bots that take orders from the list ({@link RandomGamesTest}). */
    private static final int CLOSELY = 5;

    /** Gives the first of many orders that is allowed. */
    private static final class Writer implements Bot<Position, Order> {
        private final RandomGenerator random;
        private final Bot<Position, Order> other;

        Writer(long seed) {
            random = new SplittableRandom(seed);
            other = new RandomBot<>(seed);
        }

        @Override
        public Order order(Position position, Side side, List<List<Order>> legal) {
            var orders = new AnyOrders(position, side, random);
            for (int i = 0; i < TRIES; i++) {
                var order = orders.next();
                boolean allowed = TriedOrders.isAllowed(position, side, order);
                assertEquals(allowed, !isDenied(position, side, order), order::toString);
                if (allowed) return order;
            }
            return other.order(position, side, legal);
        }

        private static boolean isDenied(Position position, Side side, Order order) {
            var impulse = new Impulse<>(RandomGame.WAR.rules(), position, side, Optional.of(order));
            return impulse.run(List.of(), Chance.NONE, Answers.SILENCE) instanceof Verdict.Denied<Position>;
        }

        @Override
        public Optional<Answers.Given> to(Question<?> question) {
            return other.to(question);
        }
    }

    private static Simulation<Position, Order> wars(String scenario) {
        var wars = RandomGame.wars(scenario, "random");
        return new Simulation<>(wars.game(), wars.box(), wars.start(), "any orders", Writer::new);
    }

    @Test
    void anAllowedOrderIsCarriedOut() {
        var scenarios = new WildernessWar().scenarios();
        LongStream.range(0, GAMES).parallel().forEach(seed -> {
            var wars = wars(scenarios.get((int) (seed % scenarios.size())));
            var level = seed % CLOSELY == 0 ? CheckLevel.CLOSE : CheckLevel.REPLAYED;
            for (var played : wars.play(seed, level).impulses()) begins(played, "seed " + seed);
        });
    }

    /** The first step of whoever is activated is carried out, except in Foul Weather. */
    private static void begins(Played<Position, Order> played, String which) {
        for (var order : played.order().stream().toList()) {
            var operations = Order.operations(order);
            if (operations.isEmpty() || operations.getFirst().steps().isEmpty()) continue;
            boolean foul = played.report().stream()
                    .anyMatch(ruling -> ruling.sentence().contains("Foul Weather"));
            boolean done =
                    played.report().stream().anyMatch(ruling -> ruling.rule().equals("5.36"));
            assertTrue(foul || done, () -> which + ": " + order + "\n" + played.report());
        }
    }
}
