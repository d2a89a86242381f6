package postrider.washingtonscrossing.workbench;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import postrider.kernel.question.Question;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.washingtonscrossing.CrossingTopic;
import postrider.washingtonscrossing.Order;
import postrider.washingtonscrossing.Position;
import postrider.washingtonscrossing.game.Orders;
import postrider.washingtonscrossing.table.Evaluation;
import postrider.workbench.simulation.GreedyBot;

/** Combines the best order for one leader and company with the best for those who are left, and so on. */
public final class SensibleBot extends GreedyBot<Position, Order> {
    public SensibleBot(long seed) {
        super(seed, Evaluation.INDIFFERENCE);
    }

    @Override
    protected ToDoubleFunction<Order> worth(Position now, Side side) {
        return new Evaluation(now, side)::of;
    }

    /** If no order is worth anything, the shortest: a pass where that is legal. */
    @Override
    public Order order(Position now, Side side, List<List<Order>> legal) {
        var ranked = ranked(Lists.flatMap(legal, group -> group), worth(now, side));
        var good = Lists.map(Lists.filter(ranked, one -> one.worth() >= Evaluation.INDIFFERENCE), Weighed::what);
        return good.isEmpty()
                ? Collections.min(
                        Lists.map(ranked, Weighed::what),
                        Comparator.comparingInt(order -> order.statements().size()))
                : Orders.best(now, side, good);
    }

    /** In a reaction, everybody who can come does; the last option is nobody. */
    @Override
    protected Optional<String> opinion(Question<?> question) {
        var options = question.options();
        return switch (question.topic()) {
            case CrossingTopic.DEPLOY, CrossingTopic.LOSSES, CrossingTopic.RETREAT ->
                Optional.of(question.whenSilent());
            case CrossingTopic.RAIDED, CrossingTopic.CROSSING -> Optional.of(options.getFirst());
            case CrossingTopic.REACT ->
                Optional.of(String.join("; ", options.subList(0, Math.max(1, options.size() - 1))));
            case CrossingTopic.ONWARD -> option(question, "hasty");
            default -> Optional.empty();
        };
    }
}
