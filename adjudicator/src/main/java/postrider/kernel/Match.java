package postrider.kernel;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Finds the name a player means. Case, punctuation and accents do not count; each of his words must begin a word of the
 * name, in order ("ninety" is Ninety Six, "play morg" is "play 73 Morgan's Riflemen"). An exact name wins over a longer
 * one that begins alike.
 */
public sealed interface Match {
    /** Just one name fits. */
    record One(String name) implements Match {}

    /** No name fits. */
    record None() implements Match {}

    /** Several names fit, in the order they were offered. */
    record Many(List<String> names) implements Match {}

    /** Words that may stand before an answer and mean nothing by themselves. */
    Set<String> FILLERS = Set.of("with", "to", "into", "in", "at", "from", "the", "by", "and", "of");

    static Match of(String said, Collection<String> names) {
        var words = words(said);
        var exact = names.stream().filter(name -> words(name).equals(words)).toList();
        if (exact.size() == 1) return new One(exact.getFirst());
        var plain = words.stream().filter(word -> !FILLERS.contains(word)).toList();
        if (plain.isEmpty()) return new None();
        var fitting = names.stream().filter(name -> begins(plain, words(name))).toList();
        return switch (fitting.size()) {
            case 0 -> new None();
            case 1 -> new One(fitting.getFirst());
            default -> shortest(plain, fitting);
        };
    }

    /** Lower-case words of letters and digits: "St. Mary's" is "st", "marys". */
    static List<String> words(String text) {
        var plain = Normalizer.normalize(text, Normalizer.Form.NFD)
                .replaceAll("\\p{M}", "")
                .replaceAll("['’‘`]", "")
                .toLowerCase(Locale.ROOT);
        return Arrays.stream(plain.split("[^\\p{L}\\p{N}+]+"))
                .filter(word -> !word.isEmpty())
                .toList();
    }

    private static Match shortest(List<String> words, List<String> fitting) {
        var whole = fitting.stream()
                .filter(name -> words(name).stream()
                        .filter(word -> !FILLERS.contains(word))
                        .toList()
                        .equals(words))
                .toList();
        return whole.size() == 1 ? new One(whole.getFirst()) : new Many(fitting);
    }

    private static boolean begins(List<String> said, List<String> name) {
        int at = 0;
        for (var word : name) if (at < said.size() && fits(said.get(at), word)) at++;
        return at == said.size();
    }

    private static boolean fits(String said, String word) {
        boolean number = Character.isDigit(said.charAt(0));
        return number ? word.equals(said) : word.startsWith(said);
    }
}
