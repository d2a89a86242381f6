package postrider.kernel.question;

import java.util.Optional;

/** A source of answers to questions: a letter, the clauses of an order, standing orders. */
public interface Answers {
    /** The player's answer, not yet judged; empty if the player must be asked. */
    Optional<Given> to(Question<?> question);

    /** The player's answer to a question that is never asked by letter; empty if they gave none in advance. */
    default Optional<Given> unasked(Question<?> question) {
        return to(question);
    }

    /** An answer as the player wrote it. */
    record Given(String words, Source source) {}

    Answers SILENCE = question -> Optional.empty();

    /** Answers from this source, or from {@code other} if this one has none. */
    default Answers or(Answers other) {
        var first = this;
        return new Answers() {
            @Override
            public Optional<Given> to(Question<?> question) {
                return first.to(question).or(() -> other.to(question));
            }

            @Override
            public Optional<Given> unasked(Question<?> question) {
                return first.unasked(question).or(() -> other.unasked(question));
            }
        };
    }
}
