package postrider.map;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** An immutable map whose keys are listed by index. A look-up is one array access, and iteration follows the list. */
public final class IndexMap<K extends Indexed, V> extends AbstractMap<K, V> {
    private final SpaceSet<K> keys;
    private final Object[] values;

    private IndexMap(SpaceSet<K> keys, Object[] values) {
        this.keys = keys;
        this.values = values;
    }

    /** An empty map. Its keys may be any of {@code all}, which are in order of their index. */
    public static <K extends Indexed, V> IndexMap<K, V> none(List<K> all) {
        return new IndexMap<>(SpaceSet.none(all), new Object[all.size()]);
    }

    /** A map with a value for each of {@code all}, which are in order of their index. */
    public static <K extends Indexed, V> IndexMap<K, V> of(List<K> all, Function<K, V> value) {
        return new IndexMap<>(SpaceSet.all(all), all.stream().map(value).toArray());
    }

    /** An empty map with the same possible keys. */
    public IndexMap<K, V> none() {
        return new IndexMap<>(keys.none(), new Object[values.length]);
    }

    public IndexMap<K, V> with(K key, V value) {
        return new IndexMap<>(keys.with(key), changed(key, value));
    }

    /** A copy with a computed value for each of these keys. */
    public IndexMap<K, V> with(Collection<? extends K> some, Function<? super K, V> value) {
        var copy = values.clone();
        for (var key : some) copy[key.index()] = value.apply(key);
        return new IndexMap<>(keys.withAll(some), copy);
    }

    public IndexMap<K, V> without(K key) {
        return keys.has(key) ? new IndexMap<>(keys.without(key), changed(key, null)) : this;
    }

    /** A copy with this value for a key, or without the key if the value is empty. */
    public IndexMap<K, V> with(K key, Optional<V> value) {
        return value.isPresent() ? with(key, value.get()) : without(key);
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
    public boolean equals(Object other) {
        return other instanceof IndexMap<?, ?> map
                ? keys.equals(map.keys) && Arrays.equals(values, map.values)
                : super.equals(other);
    }

    @Override
    public int hashCode() {
        return super.hashCode();
    }

    @Override
    public SpaceSet<K> keySet() {
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
