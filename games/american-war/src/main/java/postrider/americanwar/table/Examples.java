package postrider.americanwar.table;

import static java.util.Comparator.comparingInt;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import postrider.americanwar.General;
import postrider.americanwar.Leg;
import postrider.americanwar.Part;
import postrider.kernel.Lists;

/**
 * The orders a letter offers: one with each card in hand, for another use as far as there are others, then what no card has shown.
 * All are legal as they stand; none is advice.
 *
 * @param <O> the orders of the game
 */
public abstract class Examples<O> {
    private final List<O> offered = new ArrayList<>();
    private final Set<Object> shown = new HashSet<>();

    /** What a card is used for; an event is only its card's. */
    protected abstract Object use(O order);

    /** Steps and legs; none if nobody moves. */
    protected abstract List<Part> parts(O order);

    /** The general who moves first. */
    protected abstract Optional<General> mover(O order);

    /** Legal, and nothing but a card thrown away. */
    protected abstract boolean isWaste(O order);

    /** Of the orders with each card, by their use. */
    public final List<O> of(List<List<List<O>>> cards) {
        var all = Lists.each(Lists.those(cards, uses -> !uses.isEmpty()), this::examples);
        for (var examples : all) offer(another(examples));
        for (var examples : all) for (var order : examples) if (!shown.contains(use(order))) offer(order);
        return List.copyOf(offered);
    }

    /** Another use than those shown, or another general. */
    private O another(List<O> examples) {
        return Lists.first(examples, order -> !shown.contains(use(order)))
                .or(() -> Lists.first(examples, order -> !shown.contains(mover(order))))
                .orElse(examples.getFirst());
    }

    private void offer(O order) {
        offered.add(order);
        shown.add(use(order));
        shown.add(mover(order));
    }

    /** Of each use of a card the first order, of each general's marches the shortest with the most CUs. */
    private List<O> examples(List<List<O>> uses) {
        var examples = new ArrayList<O>();
        for (var orders : uses)
            if (mover(orders.getFirst()).isEmpty()) examples.add(orders.getFirst());
            else examples.addAll(marches(orders));
        var useful = Lists.those(examples, order -> !isWaste(order));
        return useful.isEmpty() ? examples : useful;
    }

    private List<O> marches(List<O> orders) {
        return Lists.each(
                Lists.grouped(orders, this::mover).values(),
                his -> his.stream()
                        .min(comparingInt((O order) -> -taken(order))
                                .thenComparingInt(order -> parts(order).size()))
                        .orElseThrow());
    }

    private int taken(O order) {
        return Lists.those(parts(order), Leg.PickUp.class).stream()
                .mapToInt(leg -> leg.troops().total())
                .sum();
    }
}
