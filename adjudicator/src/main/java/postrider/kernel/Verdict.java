package postrider.kernel;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import postrider.kernel.question.Question;
import postrider.kernel.ruling.Refusal;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.View;

/** The outcome of running an impulse. */
public sealed interface Verdict<P> {
    /** The impulse is complete; the next one begins from {@code position}. */
    record Done<P>(P position, List<Ruling> report, List<Entry> journal) implements Verdict<P> {}

    /**
     * The impulse stopped for answers. Once they are in, run it again from the same position with this journal.
     *
     * @param questions empty if it stopped before a roll, shuffle or draw, see {@link Chance#NONE}
     * @param meanwhile what each side may see now; empty if the rules have not set it
     */
    record Waiting<P>(
            List<Question<?>> questions,
            List<Ruling> report,
            List<Entry> journal,
            Optional<Function<Side, View>> meanwhile)
            implements Verdict<P> {}

    /** The order is not allowed, and nothing has changed. */
    record Denied<P>(List<Refusal> refusals) implements Verdict<P> {}
}
