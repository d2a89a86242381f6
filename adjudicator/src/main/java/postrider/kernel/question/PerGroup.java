package postrider.kernel.question;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import postrider.kernel.ruling.Refusal;

/**
 * Things of which somebody picks some, no more than so many of one group.
 *
 * @param count how many together, as far as there are so many
 * @param each how many of one group
 * @param group what a thing belongs to
 * @param tooMany what is said to a player who picks more of one
 */
public record PerGroup<A>(Collection<A> things, int count, int each, Function<A, ?> group, String tooMany) {

    /** As many as can be picked, in their order. */
    public List<A> first() {
        var first = new ArrayList<A>();
        for (var thing : things) if (first.size() < count && alike(first, thing) < each) first.add(thing);
        return List.copyOf(first);
    }

    /**
     * Which of them? The first, if the player is silent.
     *
     * @param optional fewer may be named, or none; so a silent player names none
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
