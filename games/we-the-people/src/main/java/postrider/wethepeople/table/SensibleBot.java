package postrider.wethepeople.table;

import java.util.Optional;
import java.util.function.ToDoubleFunction;
import postrider.americanwar.Order;
import postrider.americanwar.Position;
import postrider.americanwar.WarTopic;
import postrider.americanwar.orders.OrderWords;
import postrider.americanwar.rules.WhatNext;
import postrider.americanwar.table.Evaluation;
import postrider.kernel.Forces;
import postrider.kernel.Question;
import postrider.kernel.Side;
import postrider.simulation.GreedyBot;
import postrider.wethepeople.BattleTopic;
import postrider.wethepeople.rules.Victory;

/** Takes the order that is worth most at once, and stands or runs by the odds. */
public final class SensibleBot extends GreedyBot<Position, Order> {
    private static final double INDIFFERENCE = 2;

    public SensibleBot(long seed) {
        super(seed, INDIFFERENCE);
    }

    @Override
    protected ToDoubleFunction<Order> worth(Position now, Side side) {
        return new Evaluation(now, side, Victory.colonies(now, side))::of;
    }

    @Override
    protected Optional<String> opinion(Question<?> question) {
        boolean outnumbered = question.circumstance() instanceof Forces forces && forces.outnumbered();
        return switch (question.topic()) {
            case WarTopic.NEXT_OPERATION, WarTopic.MARCH -> Optional.of(onward((WhatNext) question));
            case WarTopic.CLAIM_THE_FIRST_PLAY -> option(question, "yes");
            case WarTopic.INTERCEPT -> option(question, outnumbered ? "no" : "");
            case WarTopic.RETREAT_BEFORE_BATTLE -> outnumbered ? Optional.empty() : option(question, "stand");
            case BattleTopic.BATTLE_EVENT -> option(question, "play");
            case BattleTopic.BATTLE_PLAN -> Optional.of(question.whenSilent());
            default -> Optional.empty();
        };
    }

    /** A move that was ordered so far goes no further; of the operations he takes the best. */
    private String onward(WhatNext question) {
        var now = question.play().working().now();
        var worth = new Evaluation(now, question.to(), Victory.colonies(now, question.to()));
        var operations = question.examples().stream()
                .flatMap(example -> Order.operations(example.then()).stream())
                .toList();
        return operations.isEmpty() ? question.whenSilent() : OrderWords.of(best(operations, worth::of));
    }
}
