package postrider.workbench.simulation;

import java.util.List;
import java.util.Optional;
import postrider.kernel.question.Answers;
import postrider.kernel.question.Question;
import postrider.kernel.ruling.Side;

/** Plays both sides of a simulated game, and answers every question. */
public interface Bot<P, O> extends Answers {
    /**
     * Chooses an order.
     *
     * @param legal the legal orders, in the groups in which the box lists them
     */
    O order(P position, Side side, List<List<O>> legal);

    /** By default it leaves unasked questions alone. */
    @Override
    default Optional<Given> unasked(Question<?> question) {
        return Optional.empty();
    }

    /** Is told what came of an impulse. */
    default void saw(Played<P, O> played) {}

    /** Illegal orders worth trying. */
    default List<O> mistakes(P position, Side side) {
        return List.of();
    }

    /** Illegal answers worth trying. */
    default List<String> mistakes(Question<?> question) {
        return List.of();
    }
}
