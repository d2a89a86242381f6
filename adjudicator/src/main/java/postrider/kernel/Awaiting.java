package postrider.kernel;

import java.util.List;
import postrider.kernel.question.Question;

/**
 * Stops an impulse until its questions are answered. Thrown by {@link Umpire#ask}, and without questions by
 * {@link Chance#NONE}. Only {@link Impulse} catches it.
 */
final class Awaiting extends RuntimeException {
    private static final long serialVersionUID = 1;
    final transient List<Question<?>> questions;

    Awaiting(List<Question<?>> questions) {
        super(null, null, false, false); // no message: a question may hold secrets
        this.questions = questions;
    }
}
