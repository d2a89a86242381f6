package postrider.map;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntSupplier;

/**
 * A list that is not written out: it is counted, and an element is made, when that is asked for. Of some hundred legal orders one
 * is given. What it is made from must not change.
 */
public final class LazyList<E> extends AbstractList<E> implements RandomAccess {
    private static final int NOT_COUNTED = -1;

    private final IntSupplier count;
    private final IntFunction<? extends E> element;
    private int size = NOT_COUNTED;

    private LazyList(IntSupplier count, IntFunction<? extends E> element) {
        this.count = count;
        this.element = element;
    }

    /** The elements that {@code element} makes of 0 to {@code size - 1}. */
    public static <E> List<E> of(int size, IntFunction<? extends E> element) {
        return new LazyList<>(() -> size, element);
    }

    /** What {@code element} makes of each in {@code list}. */
    public static <A, E> List<E> of(List<A> list, Function<? super A, ? extends E> element) {
        return new LazyList<>(list::size, index -> element.apply(list.get(index)));
    }

    /** What {@code element} makes of each in {@code set}. */
    public static <S extends Indexed, E> List<E> of(SpaceSet<S> set, Function<S, ? extends E> element) {
        return new LazyList<>(set::size, index -> element.apply(set.at(index)));
    }

    /** These, each kept once it was made. */
    public static <E> List<E> kept(List<E> list) {
        var made = new HashMap<Integer, E>();
        return new LazyList<>(list::size, index -> made.computeIfAbsent(index, list::get));
    }

    /** {@code set} in its order cut into lists of {@code length}, of which the last reaches back as far as it must; none of none. */
    public static <S extends Indexed> List<List<S>> runs(SpaceSet<S> set, int length) {
        return of(
                Math.ceilDiv(set.size(), length),
                run -> set.stream()
                        .skip(Math.max(0, Math.min(run * length, set.size() - length)))
                        .limit(length)
                        .toList());
    }

    /** One list after the other. */
    @SafeVarargs
    public static <E> List<E> joined(List<? extends E>... lists) {
        var all = new ArrayList<List<? extends E>>(lists.length);
        for (var list : lists) all.add(list);
        return joined(all);
    }

    /** One list after the other. */
    public static <E> List<E> joined(List<? extends List<? extends E>> lists) {
        return new LazyList<>(() -> lists.stream().mapToInt(List::size).sum(), index -> {
            int left = index;
            for (var list : lists) {
                if (left < list.size()) return list.get(left);
                left -= list.size();
            }
            throw new IndexOutOfBoundsException(index);
        });
    }

    @Override
    public int size() {
        if (size == NOT_COUNTED) size = count.getAsInt();
        return size;
    }

    @Override
    public E get(int index) {
        return element.apply(Objects.checkIndex(index, size()));
    }
}
