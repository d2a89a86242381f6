package postrider.kernel;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What a box is read from: files by name.
 *
 * @param corrections of an owner, laid over ours; none if there are none
 */
public record Layers(SortedMap<String, String> ours, SortedMap<String, String> corrections) {
    /** Of a box that is all code. */
    public static final Layers NONE = new Layers(Collections.emptySortedMap(), Collections.emptySortedMap());

    public Layers {
        ours = Collections.unmodifiableSortedMap(new TreeMap<>(ours));
        corrections = Collections.unmodifiableSortedMap(new TreeMap<>(corrections));
    }

    public Layers corrected(SortedMap<String, String> others) {
        return new Layers(ours, others);
    }
}
