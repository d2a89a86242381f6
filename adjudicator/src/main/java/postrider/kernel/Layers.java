package postrider.kernel;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The files a box is read from, by name.
 *
 * @param ours the files that came with the game
 * @param corrections an owner's files, which override ours; may be empty
 */
public record Layers(SortedMap<String, String> ours, SortedMap<String, String> corrections) {
    /** For a box that is all code. */
    public static final Layers NONE = new Layers(Collections.emptySortedMap(), Collections.emptySortedMap());

    public Layers {
        ours = Collections.unmodifiableSortedMap(new TreeMap<>(ours));
        corrections = Collections.unmodifiableSortedMap(new TreeMap<>(corrections));
    }

    public Layers corrected(SortedMap<String, String> others) {
        return new Layers(ours, others);
    }
}
