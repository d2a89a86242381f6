package postrider.kernel;

import java.util.List;

/** What came of an impulse. */
public sealed interface Verdict<P> {
    /** It is finished; {@code position} is where the next one begins. */
    record Done<P>(P position, List<Ruling> report, List<Entry> journal) implements Verdict<P> {}

    /**
     * It stopped half-way; run it again from the same position with this journal once these are answered.
     *
     * @param questions empty where it stopped before a die or card that was not to be had, see {@link Chance#NONE}
     */
    record Waiting<P>(List<Question<?>> questions, List<Ruling> report, List<Entry> journal) implements Verdict<P> {}

    /** It is not allowed, and nothing has changed. */
    record Denied<P>(List<Refusal> refusals) implements Verdict<P> {}
}
