package postrider.wildernesswar.workbench;

import java.util.Optional;
import java.util.function.ToDoubleFunction;
import postrider.kernel.question.Question;
import postrider.kernel.ruling.Side;
import postrider.wildernesswar.Order;
import postrider.wildernesswar.Position;
import postrider.wildernesswar.WarTopic;
import postrider.wildernesswar.table.Evaluation;
import postrider.workbench.simulation.GreedyBot;

/** A bot that gives the order of greatest immediate worth and stands or retreats by the odds. */
public final class SensibleBot extends GreedyBot<Position, Order> {
    private static final double INDIFFERENCE = 20;

    public SensibleBot(long seed) {
        super(seed, INDIFFERENCE);
    }

    @Override
    protected ToDoubleFunction<Order> worth(Position now, Side side) {
        return new Evaluation(now, side)::of;
    }

    @Override
    protected Optional<String> opinion(Question<?> question) {
        boolean outnumbered = question.circumstance().states().contains("outnumbered");
        return switch (question.topic()) {
            case WarTopic.RESPONSE -> option(question, "play");
            case WarTopic.INTERCEPT -> option(question, outnumbered ? "no" : "");
            case WarTopic.AVOID_BATTLE -> outnumbered ? Optional.empty() : option(question, "stand");
            case WarTopic.ASSAULT -> option(question, outnumbered ? "no" : "yes");
            case WarTopic.JOIN -> option(question, "yes");
            case WarTopic.MILITIA -> option(question, "");
            case WarTopic.INSIDE, WarTopic.LOSSES, WarTopic.ATTRITION, WarTopic.ONWARD ->
                Optional.of(question.whenSilent());
            default -> Optional.empty();
        };
    }
}
