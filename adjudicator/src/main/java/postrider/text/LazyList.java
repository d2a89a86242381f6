package postrider.text;

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
 * A list that computes its size and its elements on demand: of some hundred legal orders only one is given. What it is computed from
 * must not change.
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

    /** The elements for the indices 0 to {@code size - 1}. */
    public static <E> List<E> of(int size, IntFunction<? extends E> element) {
        return new LazyList<>(() -> size, element);
    }

    /** The elements made from those of {@code list}. */
    public static <A, E> List<E> of(List<A> list, Function<? super A, ? extends E> element) {
        return new LazyList<>(list::size, index -> element.apply(list.get(index)));
    }

    /** The same elements, but each is kept once it has been computed. */
    public static <E> List<E> kept(List<E> list) {
        var made = new HashMap<Integer, E>();
        return new LazyList<>(list::size, index -> made.computeIfAbsent(index, list::get));
    }

    /** The concatenation of several lists. */
    @SafeVarargs
    public static <E> List<E> joined(List<? extends E>... lists) {
        var all = new ArrayList<List<? extends E>>(lists.length);
        for (var list : lists) all.add(list);
        return joined(all);
    }

    /** The concatenation of several lists. */
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
