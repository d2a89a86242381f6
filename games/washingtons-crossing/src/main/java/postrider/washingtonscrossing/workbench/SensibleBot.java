package postrider.washingtonscrossing.workbench;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import postrider.kernel.question.Question;
import postrider.kernel.question.Source;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.washingtonscrossing.CrossingTopic;
import postrider.washingtonscrossing.Order;
import postrider.washingtonscrossing.Position;
import postrider.washingtonscrossing.game.Orders;
import postrider.washingtonscrossing.table.Evaluation;
import postrider.washingtonscrossing.table.KnownWays;
import postrider.workbench.simulation.Bot;
import postrider.workbench.simulation.RandomBot;

/** Puts an order together: what is worth most of one leader and his company, then what is worth most of those who are left. */
public final class SensibleBot implements Bot<Position, Order> {
    private final KnownWays ways = new KnownWays();
    private final RandomGenerator random;
    private final RandomBot<Position, Order> otherwise;

    /** He plays the same for the same seed. */
    public SensibleBot(long seed) {
        this.random = new SplittableRandom(seed);
        this.otherwise = new RandomBot<>(~seed);
    }

    private record Weighed(Order order, double worth) {}

    @Override
    public Order order(Position now, Side side, List<List<Order>> legal) {
        var evaluation = new Evaluation(now, side, ways);
        var weighed = new ArrayList<Weighed>();
        for (var group : legal)
            for (var order : group)
                weighed.add(new Weighed(order, evaluation.of(order) + random.nextDouble(Evaluation.INDIFFERENCE)));
        weighed.sort(Comparator.comparingDouble(Weighed::worth).reversed());
        var good = Lists.map(Lists.filter(weighed, one -> one.worth >= Evaluation.INDIFFERENCE), Weighed::order);
        return good.isEmpty() ? shortest(weighed) : Orders.best(now, side, good);
    }

    /** Where nothing is worth anything: to pass, if he may. */
    private static Order shortest(List<Weighed> weighed) {
        return Collections.min(
                        weighed,
                        Comparator.comparingInt(one -> one.order.statements().size()))
                .order;
    }

    @Override
    public Optional<Given> to(Question<?> question) {
        return opinion(question)
                .filter(words -> question.readIfLegal(words).isPresent())
                .map(words -> new Given(words, Source.LETTER))
                .or(() -> otherwise.to(question));
    }

    /** Who is asked for a reaction sends everybody who can come; the last option is nobody. */
    private Optional<String> opinion(Question<?> question) {
        var options = question.options();
        return switch (question.topic()) {
            case CrossingTopic.DEPLOY, CrossingTopic.LOSSES, CrossingTopic.RETREAT ->
                Optional.of(question.whenSilent());
            case CrossingTopic.RAIDED, CrossingTopic.CROSSING -> Optional.of(options.getFirst());
            case CrossingTopic.REACT ->
                Optional.of(String.join("; ", options.subList(0, Math.max(1, options.size() - 1))));
            case CrossingTopic.ONWARD -> Lists.find(options, option -> option.startsWith("hasty"));
            default -> Optional.empty();
        };
    }
}
