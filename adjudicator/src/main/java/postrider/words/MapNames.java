package postrider.words;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import postrider.text.Lists;

/** The {@linkplain #plain plain} names of the places and people on the map, by their first word. */
record MapNames(Map<String, List<String>> byFirstWord) {
    static final MapNames NONE = new MapNames(Map.of());

    private static final Pattern BETWEEN_WORDS = Pattern.compile("[^\\p{L}\\p{N}]+");

    static MapNames of(Collection<String> names) {
        return new MapNames(Map.copyOf(Lists.grouped(Lists.map(names, MapNames::plain), name -> word(name, 0))));
    }

    /** Lower-case words with one blank between them, one before and one after. */
    static String plain(String text) {
        return " "
                + BETWEEN_WORDS
                        .matcher(text.toLowerCase(Locale.ROOT))
                        .replaceAll(" ")
                        .strip() + " ";
    }

    /** The word after the blank at {@code from}. */
    private static String word(String plain, int from) {
        return plain.substring(from + 1, plain.indexOf(' ', from + 1));
    }

    private List<String> beginning(String word) {
        return byFirstWord.getOrDefault(word, List.of());
    }

    /** Whether one of the names occurs in these plain words. */
    boolean areIn(String plain) {
        for (int at = 0; at < plain.length() - 1; at = plain.indexOf(' ', at + 1))
            for (var name : beginning(word(plain, at))) if (plain.startsWith(name, at)) return true;
        return false;
    }

    /** Whether these plain words are one of the names. */
    boolean isOne(String plain) {
        return beginning(word(plain, 0)).contains(plain);
    }
}
