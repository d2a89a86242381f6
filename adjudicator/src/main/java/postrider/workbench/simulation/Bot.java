package postrider.workbench.simulation;

import java.util.List;
import java.util.Optional;
import postrider.kernel.question.Answers;
import postrider.kernel.question.Question;
import postrider.kernel.ruling.Side;

/** Somebody who plays both sides by himself, for simulations: he answers every question. */
public interface Bot<P, O> extends Answers {
    /**
     * His order.
     *
     * @param legal what he may choose from, as the box lists it
     */
    O order(P position, Side side, List<List<O>> legal);

    /** Of what nobody is asked he says nothing. */
    @Override
    default Optional<Given> unasked(Question<?> question) {
        return Optional.empty();
    }

    /** Sees what came of an impulse. */
    default void saw(Played<P, O> played) {}

    /** What he might have ordered by mistake. */
    default List<O> mistakes(P position, Side side) {
        return List.of();
    }

    /** What he might have answered by mistake. */
    default List<String> mistakes(Question<?> question) {
        return List.of();
    }
}
