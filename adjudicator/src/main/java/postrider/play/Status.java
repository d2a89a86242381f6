package postrider.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import postrider.kernel.question.Question;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.View;
import postrider.text.Lists;

/** What a game waits for. */
public sealed interface Status {
    /** The referee: the receipt must leave, then dice may be rolled. */
    record Ready() implements Status {}

    /** An order. */
    record Order(Side by) implements Status {}

    /**
     * Answers to these questions, none of which has come.
     *
     * @param meanwhile the table in the middle of the impulse, as each side may see it; empty if the game does not say
     */
    record Answers(List<Question<?>> questions, Optional<Function<Side, View>> meanwhile) implements Status {
        public Answers {
            questions = List.copyOf(questions);
        }
    }

    /** The status once {@code side} has answered everything it is asked. */
    default Status answered(Side side) {
        if (!(this instanceof Answers(var questions, var meanwhile))) return this;
        var left = Lists.filter(questions, question -> question.to() != side);
        return left.isEmpty() ? new Ready() : new Answers(left, meanwhile);
    }

    record Over() implements Status {}

    default List<Question<?>> asked(Side side) {
        return this instanceof Answers(var questions, var meanwhile)
                ? Lists.filter(questions, question -> question.to() == side)
                : List.of();
    }

    default Optional<Side> toMove() {
        return this instanceof Order(Side by) ? Optional.of(by) : Optional.empty();
    }

    default boolean awaitsOrder(Side side) {
        return toMove().equals(Optional.of(side));
    }

    default boolean awaits(Side side) {
        return !asked(side).isEmpty() || awaitsOrder(side);
    }
}
