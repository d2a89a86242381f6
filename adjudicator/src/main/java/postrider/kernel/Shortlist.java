package postrider.kernel;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import postrider.text.Lists;

/**
 * Picks from many legal orders the few that a sensible player would consider, best first. Of orders with the same effect only the
 * best is kept, and only a few of each kind.
 *
 * @param worth the worth of an order to its side; it may depend only on what that side knows
 * @param deed the effect of an order, whichever card is used and whoever goes along
 * @param kinds the kinds an order belongs to: by who does it, by where
 * @param <O> an order
 */
public record Shortlist<O>(ToDoubleFunction<O> worth, Function<O, ?> deed, Function<O, List<?>> kinds) {
    private static final int MOST = 8;
    private static final int FEWEST = 3;
    private static final int OF_A_KIND = 2;

    /** Orders worth less than this share of the best are left out. */
    private static final double SHARE = 0.2;

    private record Weighed<O>(O order, double worth) {}

    /** @param legal the legal orders in groups, as {@link Game.Box#legal} lists them */
    public List<O> of(Collection<? extends Collection<? extends O>> legal) {
        var deeds = new LinkedHashMap<Object, Weighed<O>>();
        for (var group : legal)
            for (O order : group) {
                var weighed = new Weighed<O>(order, worth.applyAsDouble(order));
                deeds.merge(deed.apply(order), weighed, (one, other) -> other.worth > one.worth ? other : one);
            }
        var ranked = new ArrayList<>(deeds.values());
        ranked.sort(Comparator.comparingDouble((Weighed<O> one) -> -one.worth));
        return ranked.isEmpty() ? List.of() : Lists.map(chosen(ranked), Weighed::order);
    }

    private List<Weighed<O>> chosen(List<Weighed<O>> ranked) {
        double least = Math.max(0, ranked.getFirst().worth * SHARE);
        var many = new HashMap<Object, Integer>();
        var chosen = new ArrayList<Weighed<O>>();
        var others = new ArrayList<Weighed<O>>();
        for (var next : ranked) {
            var its = kinds.apply(next.order);
            if (next.worth > least && its.stream().allMatch(kind -> many.getOrDefault(kind, 0) < OF_A_KIND)) {
                its.forEach(kind -> many.merge(kind, 1, Integer::sum));
                chosen.add(next);
            } else others.add(next);
        }
        int missing = Math.clamp(FEWEST - chosen.size(), 0, others.size());
        return Lists.concat(chosen, others.subList(0, missing)).subList(0, Math.min(MOST, chosen.size() + missing));
    }
}
