package postrider.kernel.question;

import java.util.Optional;

/** Who speaks for a player who is away: a letter that came, the clauses of an order, standing orders. */
public interface Answers {
    /** The player's answer, not yet judged, or empty if they have to be asked. */
    Optional<Given> to(Question<?> question);

    /** What the player has said beforehand of what nobody is asked; empty if nothing. */
    default Optional<Given> unasked(Question<?> question) {
        return to(question);
    }

    /** An answer on offer. */
    record Given(String words, Source source) {}

    /** Nobody says anything. */
    Answers SILENCE = question -> Optional.empty();

    /** This speaker first, then {@code other}. */
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
