package postrider.text;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/** Shorthand for building immutable lists from collections. */
public final class Lists {
    private Lists() {}

    public static <E> List<E> filter(Collection<E> all, Predicate<? super E> meant) {
        var found = new ArrayList<E>();
        for (var one : all) if (meant.test(one)) found.add(one);
        return List.copyOf(found);
    }

    public static <E> List<E> filter(Collection<?> all, Class<E> kind) {
        var found = new ArrayList<E>();
        for (var one : all) if (kind.isInstance(one)) found.add(kind.cast(one));
        return List.copyOf(found);
    }

    public static <A, E> List<E> map(Collection<A> all, Function<? super A, ? extends E> become) {
        var each = new ArrayList<E>(all.size());
        for (var one : all) each.add(become.apply(one));
        return List.copyOf(each);
    }

    public static <A, E> List<E> flatMap(
            Collection<A> all, Function<? super A, ? extends Collection<? extends E>> give) {
        var each = new ArrayList<E>();
        for (var one : all) each.addAll(give.apply(one));
        return List.copyOf(each);
    }

    public static <E> Optional<E> find(Collection<E> all, Predicate<? super E> meant) {
        for (var one : all) if (meant.test(one)) return Optional.of(one);
        return Optional.empty();
    }

    /** The first non-empty result. */
    public static <A, E> Optional<E> first(Collection<A> all, Function<? super A, Optional<E>> give) {
        for (var one : all) {
            var given = give.apply(one);
            if (given.isPresent()) return given;
        }
        return Optional.empty();
    }

    public static <E> String joined(Collection<E> all, Function<? super E, String> become) {
        return joined(all, "", become);
    }

    public static <E> String joined(Collection<E> all, String between, Function<? super E, String> become) {
        var text = new StringJoiner(between);
        for (var one : all) text.add(become.apply(one));
        return text.toString();
    }

    public static <E> int sum(Collection<E> all, ToIntFunction<? super E> number) {
        int sum = 0;
        for (var one : all) sum += number.applyAsInt(one);
        return sum;
    }

    /** The highest number; 0 if the collection is empty. Numbers below 0 count as 0. */
    public static <E> int highest(Collection<E> all, ToIntFunction<? super E> number) {
        int highest = 0;
        for (var one : all) highest = Math.max(highest, number.applyAsInt(one));
        return highest;
    }

    /** The lowest number, or {@code none} if the collection is empty. */
    public static <E> int lowest(Collection<E> all, ToIntFunction<? super E> number, int none) {
        int lowest = Integer.MAX_VALUE;
        for (var one : all) lowest = Math.min(lowest, number.applyAsInt(one));
        return all.isEmpty() ? none : lowest;
    }

    /** A sorted copy; the sort is stable. */
    public static <E> List<E> sorted(Collection<E> all, Comparator<? super E> order) {
        var sorted = new ArrayList<E>(all);
        sorted.sort(order);
        return List.copyOf(sorted);
    }

    /** Groups in order of first appearance. */
    public static <G, E> Map<G, List<E>> grouped(Collection<E> all, Function<? super E, G> group) {
        var groups = new LinkedHashMap<G, List<E>>();
        for (var one : all)
            groups.computeIfAbsent(group.apply(one), its -> new ArrayList<>()).add(one);
        return groups;
    }

    public static <E> List<E> of(Optional<? extends E> one) {
        return one.isPresent() ? List.of(one.get()) : List.of();
    }

    /** The only element; empty if there are none or several. */
    public static <E> Optional<E> only(List<E> list) {
        return list.size() == 1 ? Optional.of(list.getFirst()) : Optional.empty();
    }

    public static <E> List<E> with(List<E> list, E more) {
        var copy = new ArrayList<E>(list.size() + 1);
        copy.addAll(list);
        copy.add(more);
        return List.copyOf(copy);
    }

    public static <E> List<E> concat(List<? extends E> list, List<? extends E> more) {
        if (list.isEmpty()) return List.copyOf(more);
        if (more.isEmpty()) return List.copyOf(list);
        var all = new ArrayList<E>(list.size() + more.size());
        all.addAll(list);
        all.addAll(more);
        return List.copyOf(all);
    }

    @SafeVarargs
    public static <E> List<E> concat(List<? extends E>... lists) {
        var all = new ArrayList<E>();
        for (var list : lists) all.addAll(list);
        return List.copyOf(all);
    }

    /** A copy without the first {@code one}, which must be present. */
    public static <E> List<E> without(List<E> list, E one) {
        var copy = new ArrayList<>(list);
        if (!copy.remove(one)) throw new AssertionError(one + " is not there");
        return List.copyOf(copy);
    }
}
