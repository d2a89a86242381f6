package postrider.kernel;

import java.util.List;

/** Thrown by {@link Umpire#ask} alone, caught by {@link Impulse} alone: the impulse stops until these are answered. */
final class Awaiting extends RuntimeException {
    private static final long serialVersionUID = 1;
    final transient List<Question<?>> questions;

    Awaiting(List<Question<?>> questions) {
        super(questions.toString(), null, false, false);
        this.questions = questions;
    }
}
