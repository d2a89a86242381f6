package postrider.kernel.question;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import postrider.kernel.ruling.Refusal;

/**
 * Things to pick from, with a limit for each group: no more than one space in each colony.
 *
 * @param count how many to pick, or as many as there are
 * @param each how many may be of one group
 * @param group the group a thing belongs to
 * @param tooMany the refusal for too many of one group
 */
public record PerGroup<A>(Collection<A> things, int count, int each, Function<A, ?> group, String tooMany) {

    /** The first things in order that can be picked together. */
    public List<A> first() {
        var first = new ArrayList<A>();
        for (var thing : things) if (first.size() < count && alike(first, thing) < each) first.add(thing);
        return List.copyOf(first);
    }

    /**
     * Asks which to pick. A silent player picks the {@link #first}.
     *
     * @param optional whether the player may pick fewer or none; a silent player then picks none
     */
    public Choice<A> question(Asking asking, boolean optional) {
        var first = first();
        return asking.some(things, optional ? 0 : first.size(), first.size())
                .constrainedBy(picks -> fault(asking.rule(), picks))
                .defaultingTo(optional ? List.of() : first);
    }

    private Optional<Refusal> fault(String rule, List<A> picks) {
        return picks.stream().allMatch(thing -> alike(picks, thing) <= each)
                ? Optional.empty()
                : Optional.of(new Refusal(rule, tooMany));
    }

    private long alike(List<A> some, A thing) {
        return some.stream()
                .filter(other -> group.apply(other).equals(group.apply(thing)))
                .count();
    }
}
