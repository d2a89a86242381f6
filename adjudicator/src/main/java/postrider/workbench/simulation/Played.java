package postrider.workbench.simulation;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import postrider.kernel.Entry;
import postrider.kernel.Impulse;
import postrider.kernel.Verdict;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.ruling.Side;

/** One impulse of a game, with its outcome. */
public record Played<P, O>(Impulse<P, O> impulse, Verdict.Done<P> done) {
    private static final Pattern NAMED = Pattern.compile("\\((\\d+\\.\\w+(?:\\.\\w+)*)\\)");

    public P before() {
        return impulse.before();
    }

    public Side by() {
        return impulse.by();
    }

    /** Empty if the game moved by itself. */
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

    /** The rules that ruled, rolled, drew or asked, or that a ruling names: {@code militia +1 (9.43)}. */
    public Set<String> rules() {
        var rules = new HashSet<String>();
        for (var ruling : report()) {
            rules.add(ruling.rule());
            NAMED.matcher(ruling.sentence()).results().forEach(named -> rules.add(named.group(1)));
        }
        for (var entry : journal()) rules.add(entry.rule());
        return rules;
    }

    /** How many orders and answers there were. */
    public long decisions() {
        long decisions = order().isPresent() ? 1 : 0;
        for (var entry : journal()) if (entry instanceof Entry.Answer) decisions++;
        return decisions;
    }
}
