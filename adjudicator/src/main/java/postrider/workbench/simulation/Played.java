package postrider.workbench.simulation;

import java.util.List;
import java.util.Optional;
import postrider.kernel.Entry;
import postrider.kernel.Impulse;
import postrider.kernel.Verdict;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.ruling.Side;

/** One impulse of a game, and what came of it. */
public record Played<P, O>(Impulse<P, O> impulse, Verdict.Done<P> done) {
    public P before() {
        return impulse.before();
    }

    public Side by() {
        return impulse.by();
    }

    /** Empty where the game moved by itself. */
    public Optional<O> order() {
        return impulse.order();
    }

    public P after() {
        return done.position();
    }

    public List<Ruling> report() {
        return done.report();
    }

    public List<Entry> journal() {
        return done.journal();
    }

    /** The order and every answer. */
    public long decisions() {
        long decisions = order().isPresent() ? 1 : 0;
        for (var entry : journal()) if (entry instanceof Entry.Answer) decisions++;
        return decisions;
    }
}
