package postrider.washingtonscrossing.workbench;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import postrider.kernel.question.Question;
import postrider.kernel.question.Source;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.washingtonscrossing.CrossingTopic;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Order;
import postrider.washingtonscrossing.Order.Action;
import postrider.washingtonscrossing.Order.Command;
import postrider.washingtonscrossing.Order.Statement;
import postrider.washingtonscrossing.Position;
import postrider.washingtonscrossing.game.Orders;
import postrider.workbench.simulation.Bot;
import postrider.workbench.simulation.RandomBot;

/** Puts an order together: what is worth most of one leader and his company, then what is worth most of those who are left. */
public final class SensibleBot implements Bot<Position, Order> {
    /** What differs in worth by less is as good to him. */
    private static final double INDIFFERENCE = 4;

    private final Distances distances = new Distances();
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
        var evaluation = new Evaluation(now, side, distances);
        var weighed = new ArrayList<Weighed>();
        for (var group : legal)
            for (var order : group)
                weighed.add(new Weighed(order, evaluation.of(order) + random.nextDouble(INDIFFERENCE)));
        weighed.sort(Comparator.comparingDouble(Weighed::worth).reversed());
        var whole = weighed.getFirst().worth < INDIFFERENCE ? shortest(weighed) : weighed.getFirst().order;
        var busy = leaders(whole);
        for (var next : weighed) {
            if (next.worth < INDIFFERENCE) break;
            var more = leaders(next.order);
            if (more.stream().anyMatch(busy::contains)) continue;
            var joined = Orders.joined(now, side, whole, next.order);
            if (joined.isEmpty()) continue;
            whole = joined.get();
            busy.addAll(more);
        }
        return whole;
    }

    /** Where nothing is worth anything: to pass, if he may. */
    private static Order shortest(List<Weighed> weighed) {
        return Collections.min(
                        weighed,
                        Comparator.comparingInt(one -> one.order.statements().size()))
                .order;
    }

    private static Set<Leader> leaders(Order order) {
        var all = new HashSet<Leader>();
        for (var statement : order.statements()) all.addAll(leaders(statement));
        return all;
    }

    private static Collection<Leader> leaders(Statement statement) {
        return switch (statement) {
            case Command.Activate(var leader, var with) -> Lists.with(with, leader);
            case Action.Try(var leader, var with) -> Lists.with(with, leader);
            case Action.Go(var leaders) -> leaders;
            case Command.Absorb(var detachment, var by) -> List.of(detachment, by);
            default -> List.of();
        };
    }

    @Override
    public Optional<Given> to(Question<?> question) {
        return opinion(question)
                .filter(words -> question.readIfLegal(words).isPresent())
                .map(words -> new Given(words, Source.LETTER))
                .or(() -> otherwise.to(question));
    }

    private Optional<String> opinion(Question<?> question) {
        var options = question.options();
        return switch (question.topic()) {
            case CrossingTopic.DEPLOY, CrossingTopic.LOSSES, CrossingTopic.RETREAT ->
                Optional.of(question.whenSilent());
            case CrossingTopic.CROSSING -> Optional.of(options.getFirst());
            case CrossingTopic.REACT -> Optional.of(String.join("; ", all(options)));
            case CrossingTopic.ONWARD -> Lists.find(options, option -> option.startsWith("hasty"));
            default -> Optional.empty();
        };
    }

    /** Everybody who can, unless nobody can. */
    private static List<String> all(List<String> reactions) {
        return reactions.size() == 1 ? reactions : reactions.subList(0, reactions.size() - 1);
    }
}
