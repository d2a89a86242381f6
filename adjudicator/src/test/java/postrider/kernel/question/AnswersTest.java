package postrider.kernel.question;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class AnswersTest {
    private static final Answers.Given SAID = new Answers.Given("yes", Source.CLAUSE);

    /** Answers only what is asked by letter. */
    private static final Answers ASKED_ONLY = new Answers() {
        @Override
        public Optional<Given> to(Question<?> question) {
            return Optional.of(SAID);
        }

        @Override
        public Optional<Given> unasked(Question<?> question) {
            return Optional.empty();
        }
    };

    @Test
    void aSourceMayAnswerOnlyWhatIsAskedByLetter() {
        var both = Answers.SILENCE.or(ASKED_ONLY);
        assertEquals(Optional.of(SAID), both.to(null));
        assertEquals(Optional.empty(), both.unasked(null));
    }
}
