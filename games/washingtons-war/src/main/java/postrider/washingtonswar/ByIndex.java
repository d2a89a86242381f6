package postrider.washingtonswar;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Arrays;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;

/** An unchangeable map from things of the box: found at once by their place in it, and listed in its order. */
final class ByIndex<K extends ByIndex.Indexed, V> extends AbstractMap<K, V> {
    /** Something that has its place in the box. */
    interface Indexed {
        /** From 0. */
        int index();
    }

    private final Object[] keys;
    private final Object[] values;

    private ByIndex(Object[] keys, Object[] values) {
        this.keys = keys;
        this.values = values;
    }

    /** The same map, unchangeable. */
    static <K extends Indexed, V> ByIndex<K, V> of(Map<K, V> map) {
        if (map instanceof ByIndex<K, V> already) return already;
        var copy = new ByIndex<K, V>(new Object[0], new Object[0]);
        for (var entry : map.entrySet()) copy = copy.with(entry.getKey(), entry.getValue());
        return copy;
    }

    /** The keys are shared between copies: a key taken out has no value. */
    ByIndex<K, V> with(K key, V value) {
        int index = key.index();
        var nextKeys = index < keys.length && keys[index] != null ? keys : put(keys, index, key);
        return new ByIndex<>(nextKeys, put(values, index, value));
    }

    private static Object[] put(Object[] array, int index, Object thing) {
        var copy = Arrays.copyOf(array, Math.max(array.length, index + 1));
        copy[index] = thing;
        return copy;
    }

    ByIndex<K, V> without(K key) {
        return containsKey(key) ? new ByIndex<>(keys, put(values, key.index(), null)) : this;
    }

    @SuppressWarnings("unchecked")
    private K key(int index) {
        return (K) keys[index];
    }

    @SuppressWarnings("unchecked")
    private V value(int index) {
        return (V) values[index];
    }

    @Override
    public V get(Object key) {
        return getOrDefault(key, null);
    }

    @Override
    public boolean containsKey(Object key) {
        return getOrDefault(key, null) != null;
    }

    @Override
    public V getOrDefault(Object key, V otherwise) {
        if (!(key instanceof Indexed indexed) || indexed.index() >= values.length) return otherwise;
        var value = value(indexed.index());
        return value == null ? otherwise : value;
    }

    @Override
    public void forEach(BiConsumer<? super K, ? super V> action) {
        for (int index = 0; index < values.length; index++)
            if (values[index] != null) action.accept(key(index), value(index));
    }

    @Override
    public Set<Map.Entry<K, V>> entrySet() {
        return new AbstractSet<>() {
            @Override
            public Iterator<Map.Entry<K, V>> iterator() {
                return filled().mapToObj(index -> Map.entry(key(index), value(index)))
                        .iterator();
            }

            @Override
            public int size() {
                return (int) filled().count();
            }
        };
    }

    private IntStream filled() {
        return IntStream.range(0, values.length).filter(index -> values[index] != null);
    }
}
