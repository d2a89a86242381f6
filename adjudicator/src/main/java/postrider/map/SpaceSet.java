package postrider.map;

import java.util.AbstractSet;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Function;
import java.util.function.LongBinaryOperator;
import java.util.function.Predicate;
import postrider.text.LazyList;

/**
 * An immutable set of spaces, or of other things listed by index, in the order of the list. It is stored as bits, so that set operations
 * work on whole words. Operations take only sets over the same list.
 */
public final class SpaceSet<S extends Indexed> extends AbstractSet<S> {
    private static final int WORDS = 3;
    private static final long[] NO_MORE = {};

    private final List<S> all;
    private final long low;
    private final long high;
    private final long top;
    private final long[] more; // bits from 192 on; most maps have none

    private SpaceSet(List<S> all, long low, long high, long top, long[] more) {
        this.all = all;
        this.low = low;
        this.high = high;
        this.top = top;
        this.more = more;
    }

    /** The empty set over {@code all}, which are in order of their index. */
    public static <S extends Indexed> SpaceSet<S> none(List<S> all) {
        int words = (all.size() + Long.SIZE - 1) / Long.SIZE;
        return new SpaceSet<>(all, 0, 0, 0, words > WORDS ? new long[words - WORDS] : NO_MORE);
    }

    /** The full set over {@code all}, which are in order of their index. */
    public static <S extends Indexed> SpaceSet<S> all(List<S> all) {
        var none = none(all);
        var further = none.more.clone();
        for (int i = 0; i < further.length; i++) further[i] = full(all, WORDS + i);
        return none.changedTo(full(all, 0), full(all, 1), full(all, 2), further);
    }

    private static long full(List<?> all, int word) {
        int bits = Math.clamp(all.size() - word * Long.SIZE, 0, Long.SIZE);
        return bits == 0 ? 0 : -1L >>> Long.SIZE - bits;
    }

    /** The set of {@code some} over {@code all}, which are in order of their index. */
    public static <S extends Indexed> SpaceSet<S> of(List<S> all, Collection<S> some) {
        return none(all).withAll(some);
    }

    /** The empty set over the same list. */
    public SpaceSet<S> none() {
        return changedTo(0, 0, 0, more.length == 0 ? more : new long[more.length]);
    }

    /** A quicker {@link #contains}, for members of the list only. */
    public boolean has(S one) {
        int index = one.index();
        return (word(index >> 6) & 1L << index) != 0;
    }

    private long word(int word) {
        return switch (word) {
            case 0 -> low;
            case 1 -> high;
            case 2 -> top;
            default -> more[word - WORDS];
        };
    }

    private int words() {
        return WORDS + more.length;
    }

    /** A set with these bits; this very set if nothing changes. */
    private SpaceSet<S> changedTo(long lower, long higher, long highest, long[] further) {
        boolean same = lower == low && higher == high && highest == top && further == more;
        return same ? this : new SpaceSet<>(all, lower, higher, highest, further);
    }

    public SpaceSet<S> with(S one) {
        return has(one) ? this : flipped(one.index());
    }

    public SpaceSet<S> without(S one) {
        return has(one) ? flipped(one.index()) : this;
    }

    private SpaceSet<S> flipped(int index) {
        long bit = 1L << index;
        return switch (index >> 6) {
            case 0 -> new SpaceSet<>(all, low ^ bit, high, top, more);
            case 1 -> new SpaceSet<>(all, low, high ^ bit, top, more);
            case 2 -> new SpaceSet<>(all, low, high, top ^ bit, more);
            default -> {
                var copy = more.clone();
                copy[(index >> 6) - WORDS] ^= bit;
                yield new SpaceSet<>(all, low, high, top, copy);
            }
        };
    }

    public SpaceSet<S> withAll(Collection<? extends S> some) {
        var set = this;
        for (var one : some) set = set.with(one);
        return set;
    }

    public SpaceSet<S> or(SpaceSet<S> other) {
        return changedTo(low | other.low, high | other.high, top | other.top, more(other, (one, two) -> one | two));
    }

    public SpaceSet<S> and(SpaceSet<S> other) {
        return changedTo(low & other.low, high & other.high, top & other.top, more(other, (one, two) -> one & two));
    }

    public SpaceSet<S> minus(SpaceSet<S> less) {
        return changedTo(low & ~less.low, high & ~less.high, top & ~less.top, more(less, (one, two) -> one & ~two));
    }

    private long[] more(SpaceSet<S> other, LongBinaryOperator both) {
        if (more.length == 0) return more;
        var joined = more.clone();
        for (int i = 0; i < joined.length; i++) joined[i] = both.applyAsLong(more[i], other.more[i]);
        return joined;
    }

    /** Whether this is a subset of {@code other}. */
    public boolean isWithin(SpaceSet<S> other) {
        if ((low & ~other.low | high & ~other.high | top & ~other.top) != 0) return false;
        for (int i = 0; i < more.length; i++) if ((more[i] & ~other.more[i]) != 0) return false;
        return true;
    }

    /** The members that meet a condition. */
    public SpaceSet<S> where(Predicate<? super S> meant) {
        var further = more.length == 0 ? more : more.clone();
        for (int i = 0; i < further.length; i++) further[i] = kept(WORDS + i, meant);
        return changedTo(kept(0, meant), kept(1, meant), kept(2, meant), further);
    }

    private long kept(int word, Predicate<? super S> meant) {
        long kept = word(word);
        for (long left = kept; left != 0; left &= left - 1)
            if (!meant.test(all.get(word * Long.SIZE + Long.numberOfTrailingZeros(left))))
                kept &= ~Long.lowestOneBit(left);
        return kept;
    }

    /** The union of {@code sets.get(index)} over all members. */
    public SpaceSet<S> through(List<SpaceSet<S>> sets) {
        long lower = 0;
        long higher = 0;
        long highest = 0;
        var further = more.length == 0 ? more : new long[more.length];
        for (int word = 0; word < words(); word++)
            for (long left = word(word); left != 0; left &= left - 1) {
                var set = sets.get(word * Long.SIZE + Long.numberOfTrailingZeros(left));
                lower |= set.low;
                higher |= set.high;
                highest |= set.top;
                for (int i = 0; i < further.length; i++) further[i] |= set.more[i];
            }
        return new SpaceSet<>(all, lower, higher, highest, further);
    }

    @Override
    public int size() {
        int size = Long.bitCount(low) + Long.bitCount(high) + Long.bitCount(top);
        for (long word : more) size += Long.bitCount(word);
        return size;
    }

    @Override
    public boolean isEmpty() {
        if ((low | high | top) != 0) return false;
        for (long word : more) if (word != 0) return false;
        return true;
    }

    @Override
    public boolean contains(Object thing) {
        return thing instanceof Indexed one
                && one.index() < all.size()
                && (word(one.index() >> 6) & 1L << one.index()) != 0
                && all.get(one.index()).equals(one);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SpaceSet<?> set && set.all == all
                ? low == set.low && high == set.high && top == set.top && Arrays.equals(more, set.more)
                : super.equals(other);
    }

    @Override
    public int hashCode() {
        return super.hashCode();
    }

    /** The member at position {@code nth}, from 0. */
    public S at(int nth) {
        var each = iterator();
        for (int passed = 0; passed < nth; passed++) each.next();
        return each.next();
    }

    /** What is made of the members, each only when it is asked for. */
    public <E> List<E> lazily(Function<? super S, ? extends E> element) {
        return LazyList.of(size(), nth -> element.apply(at(nth)));
    }

    /** Cut into lists of {@code length}. If it does not divide evenly, the last list overlaps the one before. */
    public List<List<S>> runs(int length) {
        return LazyList.of(
                Math.ceilDiv(size(), length),
                run -> stream()
                        .skip(Math.max(0, Math.min(run * length, size() - length)))
                        .limit(length)
                        .toList());
    }

    @Override
    public Iterator<S> iterator() {
        return new Iterator<>() {
            private int word = 0;
            private long left = low;

            @Override
            public boolean hasNext() {
                while (left == 0 && word + 1 < words()) left = word(++word);
                return left != 0;
            }

            @Override
            public S next() {
                if (left == 0 && !hasNext()) throw new NoSuchElementException();
                int index = word * Long.SIZE + Long.numberOfTrailingZeros(left);
                left &= left - 1;
                return all.get(index);
            }
        };
    }
}
