package postrider.workbench.simulation;

import java.util.List;
import java.util.Optional;
import postrider.kernel.question.Answers;
import postrider.kernel.question.Question;
import postrider.kernel.ruling.Side;

/** Plays both sides by itself, for simulations, and answers every question. */
public interface Bot<P, O> extends Answers {
    /**
     * Its order.
     *
     * @param legal what it may choose from, as the box lists it
     */
    O order(P position, Side side, List<List<O>> legal);

    /** Of what nobody is asked it says nothing. */
    @Override
    default Optional<Given> unasked(Question<?> question) {
        return Optional.empty();
    }

    /** Sees what came of an impulse. */
    default void saw(Played<P, O> played) {}

    /** What it might have ordered by mistake. */
    default List<O> mistakes(P position, Side side) {
        return List.of();
    }

    /** What it might have answered by mistake. */
    default List<String> mistakes(Question<?> question) {
        return List.of();
    }
}
