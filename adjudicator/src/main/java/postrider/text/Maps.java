package postrider.text;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.UnaryOperator;

/** Changed copies of immutable maps. Insertion order is kept. */
public final class Maps {
    private Maps() {}

    public static <K, V> Map<K, V> with(Map<K, V> map, K key, V value) {
        var copy = new LinkedHashMap<>(map);
        copy.put(key, value);
        return Collections.unmodifiableMap(copy);
    }

    public static <K, V> Map<K, V> mapValues(Map<K, V> map, UnaryOperator<V> change) {
        var copy = new LinkedHashMap<>(map);
        copy.replaceAll((key, value) -> change.apply(value));
        return Collections.unmodifiableMap(copy);
    }

    public static <K, V> Map<K, V> mapKeys(UnaryOperator<K> change, Map<K, V> map) {
        var copy = new LinkedHashMap<K, V>();
        map.forEach((key, value) -> copy.put(change.apply(key), value));
        return Collections.unmodifiableMap(copy);
    }

    /** A copy without a key, which may be absent. */
    public static <K, V> Map<K, V> without(Map<K, V> map, K key) {
        var copy = new LinkedHashMap<>(map);
        copy.remove(key);
        return Collections.unmodifiableMap(copy);
    }
}
