package postrider.americanwar.workbench;

import java.util.Optional;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import postrider.americanwar.Colonies;
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

/** Takes the order that is worth most at once, and stands or runs by the odds. */
public final class SensibleBot extends GreedyBot<Position, Order> {
    private static final double INDIFFERENCE = 2;

    private final Colonies colonies;
    private final Set<? extends Topic> played;
    private final Set<? extends Topic> unsaid;

    /**
     * He plays the same for the same seed.
     *
     * @param played questions on battle to which he plays what he has
     * @param unsaid questions on battle that he leaves to what goes without saying
     */
    public SensibleBot(long seed, Colonies colonies, Set<? extends Topic> played, Set<? extends Topic> unsaid) {
        super(seed, INDIFFERENCE);
        this.colonies = colonies;
        this.played = played;
        this.unsaid = unsaid;
    }

    private Worth evaluation(Position now, Side side) {
        return new Worth(now, side, colonies.of(now, side));
    }

    @Override
    protected ToDoubleFunction<Order> worth(Position now, Side side) {
        return evaluation(now, side)::of;
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

    /** A move that was ordered so far goes no further; of the operations he takes the best. */
    private String onward(WhatNext question) {
        var worth = evaluation(question.play().now(), question.to());
        var operations = Lists.flatMap(question.examples(), example -> Step.operations(example.then()));
        return operations.isEmpty()
                ? question.whenSilent()
                : best(operations, worth::of).words();
    }
}
