package postrider.kernel.ruling;

import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * One of the two that sit across the table. A game names its own, see {@code Game#sides()}. There is one Side of a word, so
 * that == compares.
 */
public final class Side implements Comparable<Side> {
    private static final Map<String, Side> ALL = new ConcurrentHashMap<>();

    private final String word;

    private Side(String word) {
        this.word = word;
    }

    /**
     * The side of this name.
     *
     * @param word the adjective a letter uses: "American"
     */
    public static Side of(String word) {
        return ALL.computeIfAbsent(word, Side::new);
    }

    public String word() {
        return word;
    }

    /** Its name in small letters, as lines of letters and names of files have it. */
    public String lower() {
        return word.toLowerCase(Locale.ROOT);
    }

    /** By the alphabet. */
    @Override
    public int compareTo(Side other) {
        return word.compareTo(other.word);
    }

    @Override
    public String toString() {
        return word;
    }
}
