package postrider.templates.map;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** What was used last, for any thread; what was not used for longest is forgotten first. */
final class Recent {
    private Recent() {}

    static <K, V> Map<K, V> most(int number) {
        return Collections.synchronizedMap(new LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
                return size() > number;
            }
        });
    }
}
