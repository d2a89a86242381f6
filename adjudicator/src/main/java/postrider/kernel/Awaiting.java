package postrider.kernel;

import java.util.List;
import postrider.kernel.question.Question;

/**
 * Caught by {@link Impulse} alone: the impulse stops until these are answered. Thrown by {@link Umpire#ask}, and without
 * questions by {@link Chance#NONE}.
 */
final class Awaiting extends RuntimeException {
    private static final long serialVersionUID = 1;
    final transient List<Question<?>> questions;

    Awaiting(List<Question<?>> questions) {
        super(null, null, false, false); // what a question holds may be a whole position, and not for everybody
        this.questions = questions;
    }
}
