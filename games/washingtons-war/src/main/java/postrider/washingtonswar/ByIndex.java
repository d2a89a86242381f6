package postrider.washingtonswar;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** An unchangeable map from things of the box: found at once by their place in it, and listed in its order. */
final class ByIndex<K extends ByIndex.Indexed, V> extends AbstractMap<K, V> {
    /** Something that has its place in the box. */
    interface Indexed {
        /** From 0. */
        int index();
    }

    private final Subset<K> keys;
    private final Object[] values;

    private ByIndex(Subset<K> keys, Object[] values) {
        this.keys = keys;
        this.values = values;
    }

    /** No value for any of {@code all}, which are listed by their index. */
    static <K extends Indexed, V> ByIndex<K, V> none(List<K> all) {
        return new ByIndex<>(Subset.none(all), new Object[all.size()]);
    }

    /** A value for each of {@code all}, which are listed by their index. */
    static <K extends Indexed, V> ByIndex<K, V> of(List<K> all, Function<K, V> value) {
        return new ByIndex<>(Subset.of(all, all), all.stream().map(value).toArray());
    }

    ByIndex<K, V> with(K key, V value) {
        return new ByIndex<>(keys.with(key), changed(key, value));
    }

    ByIndex<K, V> without(K key) {
        return keys.has(key) ? new ByIndex<>(keys.without(key), changed(key, null)) : this;
    }

    private Object[] changed(K key, V value) {
        var copy = values.clone();
        copy[key.index()] = value;
        return copy;
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
    public Subset<K> keySet() {
        return keys;
    }

    @Override
    public Set<Map.Entry<K, V>> entrySet() {
        return new AbstractSet<>() {
            @Override
            public Iterator<Map.Entry<K, V>> iterator() {
                return keys.stream()
                        .map(key -> Map.entry(key, value(key.index())))
                        .iterator();
            }

            @Override
            public int size() {
                return keys.size();
            }
        };
    }
}
