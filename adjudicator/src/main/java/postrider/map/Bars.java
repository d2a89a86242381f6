package postrider.map;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import postrider.kernel.ruling.Fault;
import postrider.kernel.ruling.Refusal;
import postrider.kernel.ruling.Refused;
import postrider.text.Lists;
import postrider.text.Match;

/**
 * The rules about where something may be done, in the order of the book. Each bars some spaces. The same list thus says which spaces
 * are open, and why another is not.
 */
public final class Bars<S extends Indexed> {
    /** A rule; given the list that it has become part of, its fault names what that whole list leaves open. */
    private record Bar<S extends Indexed>(SpaceSet<S> spaces, BiFunction<Bars<S>, S, Fault> fault) {}

    private final BiFunction<S, SpaceSet<S>, List<String>> nearest;
    private final List<Bar<S>> bars = new ArrayList<>();
    private final SpaceSet<S> all;
    private SpaceSet<S> open;

    private Bars(SpaceSet<S> all, BiFunction<S, SpaceSet<S>, List<String>> nearest) {
        this.all = all;
        this.open = all;
        this.nearest = nearest;
    }

    /**
     * Starts with all spaces open.
     *
     * @param nearest given a barred space and the open ones, names those to suggest in the refusal
     */
    public static <S extends Indexed> Bars<S> on(SpaceSet<S> all, BiFunction<S, SpaceSet<S>, List<String>> nearest) {
        return new Bars<>(all, nearest);
    }

    /**
     * Adds a rule.
     *
     * @param spaces the spaces it bars
     * @param why a sentence in which the first {@code %s} is the space
     * @param more what fills its further placeholders
     */
    public Bars<S> bar(String rule, SpaceSet<S> spaces, String why, Object... more) {
        return bar(spaces, (whole, space) -> whole.fault(space, rule, why, more));
    }

    private Bars<S> bar(SpaceSet<S> spaces, BiFunction<Bars<S>, S, Fault> fault) {
        bars.add(new Bar<>(spaces, fault));
        open = open.minus(spaces);
        return this;
    }

    private Fault fault(S space, String rule, String why, Object... more) {
        return new Fault(rule, why, Lists.concat(List.of(space), List.of(more)), () -> nearest.apply(space, open));
    }

    /** Bars every space if there is a fault, so nothing is left to suggest. */
    public Bars<S> unless(Optional<Fault> fault) {
        fault.map(Fault::withoutNearest).ifPresent(why -> bar(all, (whole, space) -> why));
        return this;
    }

    public Bars<S> barIf(boolean barred, String rule, SpaceSet<S> spaces, String why, Object... more) {
        return barred ? bar(rule, spaces, why, more) : this;
    }

    public Bars<S> also(Bars<S> others) {
        bars.addAll(others.bars);
        open = open.and(others.open);
        return this;
    }

    /** The spaces where it may be done. */
    public SpaceSet<S> open() {
        return open;
    }

    /** The first rule that bars the space; empty if it is open. */
    public Optional<Fault> fault(S space) {
        for (var bar : bars) if (bar.spaces.has(space)) return Optional.of(bar.fault.apply(this, space));
        return Optional.empty();
    }

    /** Why the space that these words name is barred; empty if they name no barred space. */
    public Optional<Fault> named(String words) {
        var barred = new LinkedHashMap<String, S>();
        all.minus(open).forEach(space -> barred.put(space.toString(), space));
        return Match.of(words, barred.keySet()) instanceof Match.One(var name)
                ? fault(barred.get(name))
                : Optional.empty();
    }

    /** The faults that rules would find if they barred the space, for those that do not. */
    public List<Fault> sparing(S space) {
        return Lists.map(Lists.filter(bars, bar -> !bar.spaces.has(space)), bar -> bar.fault.apply(this, space));
    }

    /** Throws {@link Refused} with a refusal for each barred space, if there are any. */
    public void check(Collection<S> spaces) {
        var refusals = new ArrayList<Refusal>();
        for (var space : spaces) fault(space).map(Fault::refusal).ifPresent(refusals::add);
        if (!refusals.isEmpty()) throw new Refused(refusals);
    }
}
