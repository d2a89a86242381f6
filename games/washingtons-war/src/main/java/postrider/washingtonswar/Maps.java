package postrider.washingtonswar;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Changed copies of unchangeable collections. */
final class Maps {
    private Maps() {}

    static <K, V> SortedMap<K, V> with(SortedMap<K, V> map, K key, V value) {
        var copy = new TreeMap<>(map);
        copy.put(key, value);
        return Collections.unmodifiableSortedMap(copy);
    }

    static <E> List<E> with(List<E> list, E more) {
        var copy = new ArrayList<>(list);
        copy.add(more);
        return List.copyOf(copy);
    }

    /** Without the first {@code one}, which must be there. */
    static <E> List<E> without(List<E> list, E one) {
        var copy = new ArrayList<>(list);
        if (!copy.remove(one)) throw new AssertionError(one + " is not there");
        return List.copyOf(copy);
    }
}
