package postrider.kernel;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import postrider.kernel.question.Question;
import postrider.kernel.ruling.Refusal;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.View;

/** What came of an impulse. */
public sealed interface Verdict<P> {
    /** It is finished; {@code position} is where the next one begins. */
    record Done<P>(P position, List<Ruling> report, List<Entry> journal) implements Verdict<P> {}

    /**
     * It stopped half-way; run it again from the same position with this journal once these are answered.
     *
     * @param questions empty where it stopped before a die or card that was not to be had, see {@link Chance#NONE}
     * @param meanwhile the table as it stands, as each side may see it; empty if the game does not tell
     */
    record Waiting<P>(
            List<Question<?>> questions,
            List<Ruling> report,
            List<Entry> journal,
            Optional<Function<Side, View>> meanwhile)
            implements Verdict<P> {}

    /** It is not allowed, and nothing has changed. */
    record Denied<P>(List<Refusal> refusals) implements Verdict<P> {}
}
