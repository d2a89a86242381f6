package postrider.washingtonswar;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Arrays;
import java.util.Iterator;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** An unchangeable map from things of the box: found at once by their place in it, and listed in its order. */
final class ByIndex<K extends ByIndex.Indexed, V> extends AbstractMap<K, V> {
    /** Something that has its place in the box. */
    interface Indexed {
        /** From 0. */
        int index();
    }

    private final Map.Entry<K, V>[] entries;

    private ByIndex(Map.Entry<K, V>[] entries) {
        this.entries = entries;
    }

    /** The same map, unchangeable. */
    static <K extends Indexed, V> ByIndex<K, V> of(Map<K, V> map) {
        if (map instanceof ByIndex<K, V> already) return already;
        var copy = new ByIndex<K, V>(array(0));
        for (var entry : map.entrySet()) copy = copy.with(entry.getKey(), entry.getValue());
        return copy;
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static <K, V> Map.Entry<K, V>[] array(int length) {
        return new Map.Entry[length];
    }

    ByIndex<K, V> with(K key, V value) {
        var copy = Arrays.copyOf(entries, Math.max(entries.length, key.index() + 1));
        copy[key.index()] = Map.entry(key, value);
        return new ByIndex<>(copy);
    }

    ByIndex<K, V> without(K key) {
        if (!containsKey(key)) return this;
        var copy = entries.clone();
        copy[key.index()] = null;
        return new ByIndex<>(copy);
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
        if (!(key instanceof Indexed indexed) || indexed.index() >= entries.length) return otherwise;
        var entry = entries[indexed.index()];
        return entry == null ? otherwise : entry.getValue();
    }

    @Override
    public Set<Map.Entry<K, V>> entrySet() {
        return new AbstractSet<>() {
            @Override
            public Iterator<Map.Entry<K, V>> iterator() {
                return Arrays.stream(entries).filter(Objects::nonNull).iterator();
            }

            @Override
            public int size() {
                return (int) Arrays.stream(entries).filter(Objects::nonNull).count();
            }
        };
    }
}
