package postrider.kernel;

import java.util.List;
import java.util.Optional;
import postrider.kernel.question.Answers;
import postrider.kernel.ruling.Refused;
import postrider.kernel.ruling.Side;

/**
 * One impulse: an order and everything that follows from it until the next order is needed. However often it stops for an answer,
 * it is always run again from the position before it.
 *
 * @param order the order of {@code by}; empty where the game moves by itself (set-up)
 */
public record Impulse<P, O>(Rules<P, O> rules, P before, Side by, Optional<O> order) {

    /** Runs as far as the journal, chance and answers allow. */
    public Verdict<P> run(List<Entry> journal, Chance chance, Answers answers) {
        return run(new Umpire(journal, chance, answers));
    }

    /** Runs with a fresh umpire. If the rules fail, the umpire's journal shows how far they came. */
    public Verdict<P> run(Umpire umpire) {
        try {
            var played = order.map(o -> rules.play(before, by, o, umpire)).orElse(before);
            var after = rules.advance(played, umpire);
            var journal = umpire.journal();
            if (umpire.used() < journal.size())
                throw new ReplayMismatch(umpire.used(), journal.get(umpire.used()), "nothing more");
            return new Verdict.Done<>(after, umpire.report(), journal);
        } catch (Awaiting stop) {
            return new Verdict.Waiting<>(stop.questions, umpire.report(), umpire.journal(), umpire.meanwhile());
        } catch (Refused refused) {
            if (!umpire.journal().isEmpty())
                throw new AssertionError("refused after the first die, draw or answer: " + refused.refusals(), refused);
            return new Verdict.Denied<>(refused.refusals());
        }
    }
}
