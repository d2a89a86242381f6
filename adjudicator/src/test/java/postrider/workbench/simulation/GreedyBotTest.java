package postrider.workbench.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;
import postrider.kernel.question.Answers;
import postrider.kernel.question.Asking;
import postrider.kernel.question.Question;
import postrider.kernel.ruling.Side;
import postrider.kit.Sides;

class GreedyBotTest {
    /** Values numbers at themselves, and runs if it can. */
    private static final class Miser extends GreedyBot<String, Integer> {
        Miser(long seed) {
            super(seed, 1);
        }

        @Override
        protected ToDoubleFunction<Integer> worth(String position, Side side) {
            return number -> number;
        }

        @Override
        protected Optional<String> opinion(Question<?> question) {
            return option(question, "run");
        }
    }

    @Test
    void givesTheOrderThatIsWorthMost() {
        for (long seed = 0; seed < 20; seed++)
            assertEquals(9, new Miser(seed).order("", Sides.BRITISH, List.of(List.of(1, 9), List.of(7))));
    }

    @Test
    void answersWithItsOpinionIfThatIsAnOption() {
        assertEquals("run away", answer("stand", "run away"));
        assertEquals("stand", answer("stand"));
    }

    private static String answer(String... options) {
        var question = new Asking(Sides.BRITISH, "7.9", () -> "retreat", "Do you?").one(List.of(options));
        return new Miser(1).to(question).map(Answers.Given::words).orElseThrow();
    }
}
