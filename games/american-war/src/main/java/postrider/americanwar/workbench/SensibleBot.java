package postrider.americanwar.workbench;

import java.util.Optional;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import postrider.americanwar.Position;
import postrider.americanwar.WarTopic;
import postrider.americanwar.orders.Order;
import postrider.americanwar.orders.Step;
import postrider.americanwar.orders.WhatNext;
import postrider.americanwar.table.Worth;
import postrider.kernel.question.Forces;
import postrider.kernel.question.Question;
import postrider.kernel.question.Topic;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.workbench.simulation.GreedyBot;

/** A bot that gives the order of greatest immediate worth and stands or retreats by the odds. */
public final class SensibleBot extends GreedyBot<Position, Order> {
    private static final double INDIFFERENCE = 2;

    private final Set<? extends Topic> played;
    private final Set<? extends Topic> unsaid;

    /**
     * Plays the same for the same seed.
     *
     * @param played questions about battles to which it plays any card it has
     * @param unsaid questions about battles to which it gives the answer that silence means
     */
    public SensibleBot(long seed, Set<? extends Topic> played, Set<? extends Topic> unsaid) {
        super(seed, INDIFFERENCE);
        this.played = played;
        this.unsaid = unsaid;
    }

    @Override
    protected ToDoubleFunction<Order> worth(Position now, Side side) {
        return new Worth(now, side)::of;
    }

    @Override
    protected Optional<String> opinion(Question<?> question) {
        boolean outnumbered = question.circumstance() instanceof Forces forces && forces.outnumbered();
        if (played.contains(question.topic())) return option(question, "play");
        if (unsaid.contains(question.topic())) return Optional.of(question.whenSilent());
        return switch (question.topic()) {
            case WarTopic.NEXT_OPERATION, WarTopic.MARCH -> Optional.of(onward((WhatNext) question));
            case WarTopic.CLAIM_THE_FIRST_PLAY -> option(question, "yes");
            case WarTopic.INTERCEPT -> option(question, outnumbered ? "no" : "");
            case WarTopic.RETREAT_BEFORE_BATTLE -> outnumbered ? Optional.empty() : option(question, "stand");
            default -> Optional.empty();
        };
    }

    /** Never extends a move; takes the best of the operations. */
    private String onward(WhatNext question) {
        var worth = new Worth(question.play().now(), question.to());
        var operations = Lists.flatMap(question.examples(), example -> Step.operations(example.then()));
        return operations.isEmpty()
                ? question.whenSilent()
                : best(operations, worth::of).words();
    }
}
