package postrider.map;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import postrider.kernel.Fault;

/**
 * Where something may be done: every space but those a rule bars, the rules in the order of the book. The same list says which
 * spaces are open and why another is not.
 */
public final class Bars<S extends Indexed> {
    private record Bar<S extends Indexed>(String rule, SpaceSet<S> spaces, String why) {}

    private final List<Bar<S>> bars = new ArrayList<>();
    private SpaceSet<S> open;

    private Bars(SpaceSet<S> all) {
        this.open = all;
    }

    /** Nothing is barred of {@code all} yet. */
    public static <S extends Indexed> Bars<S> on(SpaceSet<S> all) {
        return new Bars<>(all);
    }

    /**
     * One more rule.
     *
     * @param why a sentence in which {@code %s} is the space
     */
    public Bars<S> bar(String rule, SpaceSet<S> spaces, String why) {
        bars.add(new Bar<>(rule, spaces, why));
        open = open.minus(spaces);
        return this;
    }

    /** One more rule, which bars them only in some positions. */
    public Bars<S> barIf(boolean barred, String rule, SpaceSet<S> spaces, String why) {
        return barred ? bar(rule, spaces, why) : this;
    }

    /** Where it may be done. */
    public SpaceSet<S> open() {
        return open;
    }

    /** The first rule that bars the space; empty if it is open. */
    public Optional<Fault> fault(S space) {
        for (var bar : bars) if (bar.spaces.has(space)) return Fault.no(bar.rule, bar.why, space);
        return Optional.empty();
    }
}
