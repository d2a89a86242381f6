package postrider.kernel.ruling;

import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * One of the two sides of a game, which names its own in {@code Game#sides()}. There is one instance for each word, so {@code ==}
 * compares sides.
 */
public final class Side implements Comparable<Side> {
    private static final Map<String, Side> ALL = new ConcurrentHashMap<>();

    private final String word;

    private Side(String word) {
        this.word = word;
    }

    /** @param word the adjective that letters use: "American" */
    public static Side of(String word) {
        return ALL.computeIfAbsent(word, Side::new);
    }

    public String word() {
        return word;
    }

    /** Its name in lower case, for lines of letters and names of files. */
    public String lower() {
        return word.toLowerCase(Locale.ROOT);
    }

    @Override
    public int compareTo(Side other) {
        return word.compareTo(other.word);
    }

    @Override
    public String toString() {
        return word;
    }
}
