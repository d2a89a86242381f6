package postrider.kernel;

import java.util.List;
import java.util.Optional;
import postrider.kernel.question.Answers;
import postrider.kernel.ruling.Refused;
import postrider.kernel.ruling.Side;

/**
 * One impulse: an order, and all that follows from it until the next order is needed. Always run from the position before
 * it, however often it stopped.
 *
 * @param order what {@code by} ordered; empty where the game moves by itself (set-up)
 */
public record Impulse<P, O>(Rules<P, O> rules, P before, Side by, Optional<O> order) {

    /** Runs as far as the journal, the answers and the dice allow. */
    public Verdict<P> run(List<Entry> journal, Chance chance, Answers answers) {
        return run(new Umpire(journal, chance, answers));
    }

    /** Runs with an umpire just appointed, whose journal tells how far the rules came, should they fail. */
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
