package postrider.text;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.UnaryOperator;

/** Maps that never change, in the order in which they were filled. */
public final class Maps {
    private Maps() {}

    /** With this for a key. */
    public static <K, V> Map<K, V> with(Map<K, V> map, K key, V value) {
        var copy = new LinkedHashMap<>(map);
        copy.put(key, value);
        return Collections.unmodifiableMap(copy);
    }

    /** Each value as this makes it, under its key. */
    public static <K, V> Map<K, V> mapValues(Map<K, V> map, UnaryOperator<V> made) {
        var copy = new LinkedHashMap<>(map);
        copy.replaceAll((key, value) -> made.apply(value));
        return Collections.unmodifiableMap(copy);
    }

    /** Each value under the key this makes of its own. */
    public static <K, V> Map<K, V> mapKeys(UnaryOperator<K> other, Map<K, V> map) {
        var copy = new LinkedHashMap<K, V>();
        map.forEach((key, value) -> copy.put(other.apply(key), value));
        return Collections.unmodifiableMap(copy);
    }

    /** Without a key, which need not be there. */
    public static <K, V> Map<K, V> without(Map<K, V> map, K key) {
        var copy = new LinkedHashMap<>(map);
        copy.remove(key);
        return Collections.unmodifiableMap(copy);
    }
}
