package postrider.washingtonswar;

import java.util.AbstractSet;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Predicate;

/**
 * Some of the spaces or cards of the box: an unchangeable set in the order of the box, kept as bits, so that whole sets are
 * joined and compared at once.
 */
final class Subset<E extends ByIndex.Indexed> extends AbstractSet<E> {
    private static final int MOST = 2 * Long.SIZE;

    private final List<E> all;
    private final long low;
    private final long high;

    private Subset(List<E> all, long low, long high) {
        this.all = all;
        this.low = low;
        this.high = high;
    }

    /** Nothing of {@code all}, which are listed by their index. */
    static <E extends ByIndex.Indexed> Subset<E> none(List<E> all) {
        if (all.size() > MOST) throw new IllegalArgumentException("%d are too many.".formatted(all.size()));
        return new Subset<>(all, 0, 0);
    }

    /** These of {@code all}. */
    static <E extends ByIndex.Indexed> Subset<E> of(List<E> all, Collection<E> some) {
        return none(all).withAll(some);
    }

    /** Nothing of the same box. */
    Subset<E> none() {
        return new Subset<>(all, 0, 0);
    }

    private static long bit(int index, int word) {
        return index >> 6 == word ? 1L << index : 0;
    }

    boolean has(E one) {
        int index = one.index();
        return ((index < Long.SIZE ? low : high) & 1L << index) != 0;
    }

    Subset<E> with(E one) {
        return new Subset<>(all, low | bit(one.index(), 0), high | bit(one.index(), 1));
    }

    Subset<E> withAll(Collection<E> some) {
        var subset = this;
        for (var one : some) subset = subset.with(one);
        return subset;
    }

    Subset<E> without(E one) {
        return new Subset<>(all, low & ~bit(one.index(), 0), high & ~bit(one.index(), 1));
    }

    Subset<E> or(Subset<E> more) {
        return new Subset<>(all, low | more.low, high | more.high);
    }

    Subset<E> and(Subset<E> other) {
        return new Subset<>(all, low & other.low, high & other.high);
    }

    Subset<E> minus(Subset<E> less) {
        return new Subset<>(all, low & ~less.low, high & ~less.high);
    }

    /** Those that are meant. */
    Subset<E> where(Predicate<? super E> meant) {
        var subset = this;
        for (var one : this) if (!meant.test(one)) subset = subset.without(one);
        return subset;
    }

    /** What {@code sets} has for each of these, by index, all together. */
    Subset<E> through(List<Subset<E>> sets) {
        long lower = 0;
        long higher = 0;
        for (long left = low; left != 0; left &= left - 1) {
            var set = sets.get(Long.numberOfTrailingZeros(left));
            lower |= set.low;
            higher |= set.high;
        }
        for (long left = high; left != 0; left &= left - 1) {
            var set = sets.get(Long.SIZE + Long.numberOfTrailingZeros(left));
            lower |= set.low;
            higher |= set.high;
        }
        return new Subset<>(all, lower, higher);
    }

    @Override
    public int size() {
        return Long.bitCount(low) + Long.bitCount(high);
    }

    @Override
    public boolean isEmpty() {
        return (low | high) == 0;
    }

    @Override
    public boolean contains(Object thing) {
        return thing instanceof ByIndex.Indexed one
                && one.index() < all.size()
                && (bit(one.index(), 0) & low | bit(one.index(), 1) & high) != 0
                && all.get(one.index()).equals(one);
    }

    /** The one after {@code nth} others. */
    E at(int nth) {
        var each = iterator();
        for (int passed = 0; passed < nth; passed++) each.next();
        return each.next();
    }

    @Override
    public Iterator<E> iterator() {
        return new Iterator<>() {
            private long first = low;
            private long second = high;

            @Override
            public boolean hasNext() {
                return (first | second) != 0;
            }

            @Override
            public E next() {
                if (!hasNext()) throw new NoSuchElementException();
                int index =
                        first != 0 ? Long.numberOfTrailingZeros(first) : Long.SIZE + Long.numberOfTrailingZeros(second);
                if (first != 0) first &= first - 1;
                else second &= second - 1;
                return all.get(index);
            }
        };
    }
}
