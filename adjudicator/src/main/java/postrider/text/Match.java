package postrider.text;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Finds the name a player means. Case, punctuation and accents are ignored. Each word must begin a word of the name, in order:
 * "ninety" is Ninety Six, "play morg" is "play 73 Morgan's Riflemen". An exact name beats a longer one that begins the same, and
 * a name that begins with the words beats one that merely contains them. "Yes", "no" and "none" are never abbreviations; "no" and
 * "none" both mean whichever name stands for doing nothing.
 */
public sealed interface Match {
    /** Exactly one name fits. */
    record One(String name) implements Match {}

    /** No name fits. */
    record None() implements Match {}

    /** Several names fit, in the order they were offered. */
    record Many(List<String> names) implements Match {}

    /** Apostrophes, which nobody needs to type. */
    String APOSTROPHES = "'’‘`";

    /** Words that are ignored before or within an answer; at its end they show that something is missing. */
    Set<String> FILLERS = Set.of("with", "to", "into", "in", "at", "from", "the", "by", "and", "of");

    /** Words that never abbreviate a name: "no" is not Norfolk. */
    Set<String> WHOLE = Set.of("yes", "no", "none");

    /** Everyday words, which abbreviate nothing either: "I" is not Imlaystown, "all" not Allentown, "cross" not Crosswicks. */
    Set<String> SPOKEN = Set.of(
            "a", "an", "any", "one", "i", "we", "you", "he", "she", "it", "they", "me", "us", "him", "them", "his",
            "our", "all", "both", "be", "am", "is", "do", "but", "not", "or", "if", "cross", "north", "south", "east",
            "west");

    /** Common abbreviations in names, which begin as the names do; "saint" and "st" stand for each other. */
    Map<String, String> ABBREVIATED = Map.of("ft", "fort", "mt", "mount", "pt", "point", "saint", "st", "st", "saint");

    /** A leading minus or negation sign: "-Norfolk" does not mean Norfolk. */
    Pattern MINUS = Pattern.compile("\\s*[-–−!~¬]\\s*[\\p{L}\\p{N}]");

    /** Names for doing nothing. */
    Set<String> NOTHING = Set.of("no", "none", "stand");

    static Match of(String said, Collection<String> names) {
        return names.contains(said) ? new One(said) : of(said, read(names));
    }

    /** Splits names into words, in order. Callers that look up more than once do this once. */
    static Map<String, List<String>> read(Collection<String> names) {
        var read = new LinkedHashMap<String, List<String>>();
        for (var name : names) read.put(name, words(name));
        return Collections.unmodifiableMap(read);
    }

    /** Looks up a name among those already {@link #read}. */
    static Match of(String said, Map<String, List<String>> read) {
        if (read.containsKey(said)) return new One(said);
        if (MINUS.matcher(said).lookingAt()) return new None();
        var words = words(said);
        var plain = plain(words);
        var fitting = fitting(plain, read);
        var exact = Lists.filter(fitting, name -> read.get(name).equals(words));
        if (exact.size() == 1) return new One(exact.getFirst());
        if (words.size() == 1 && WHOLE.contains(words.getFirst())) return whole(words.getFirst(), read);
        if (plain.isEmpty()) return new None();
        return Lists.only(fitting)
                .or(() -> Lists.only(
                        Lists.filter(fitting, name -> plain(read.get(name)).equals(plain))))
                .or(() -> Lists.only(Lists.filter(fitting, name -> leads(plain, plain(read.get(name))))))
                .<Match>map(One::new)
                .orElse(fitting.isEmpty() ? new None() : new Many(fitting));
    }

    /** The names these words fit; all of them if there are no words. */
    private static List<String> fitting(List<String> plain, Map<String, List<String>> read) {
        var fitting = new ArrayList<String>();
        read.forEach((name, words) -> {
            if (begins(plain, words)) fitting.add(name);
        });
        return List.copyOf(fitting);
    }

    /** The name that fits, if exactly one does. */
    static Optional<String> one(String said, Collection<String> names) {
        return of(said, names) instanceof One(String name) ? Optional.of(name) : Optional.empty();
    }

    /** Lower-case words of letters and digits: "St. Mary's" is "st", "marys". */
    static List<String> words(String text) {
        return Lists.map(spelled(text), word -> word.toLowerCase(Locale.ROOT));
    }

    /** Words with their capitals. Not a regular expression, for speed: every look-up may split many names. */
    static List<String> spelled(String text) {
        var words = new ArrayList<String>();
        var word = new StringBuilder();
        var plain = Normalizer.normalize(text, Normalizer.Form.NFD);
        for (int at = 0, c; at < plain.length(); at += Character.charCount(c)) {
            c = plain.codePointAt(at);
            if (isWordCharacter(c)) word.appendCodePoint(c);
            else if (!word.isEmpty() && !isMark(c)) {
                words.add(word.toString());
                word.setLength(0);
            }
        }
        if (!word.isEmpty()) words.add(word.toString());
        return words;
    }

    private static boolean isWordCharacter(int c) {
        return switch (Character.getType(c)) {
            case Character.DECIMAL_DIGIT_NUMBER, Character.LETTER_NUMBER, Character.OTHER_NUMBER -> true;
            default -> Character.isLetter(c) || c == '+';
        };
    }

    /** An accent or an apostrophe, which nobody needs to type. */
    private static boolean isMark(int c) {
        return switch (Character.getType(c)) {
            case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.COMBINING_SPACING_MARK -> true;
            default -> APOSTROPHES.indexOf(c) >= 0;
        };
    }

    private static Match whole(String word, Map<String, List<String>> read) {
        return Lists.find(
                        read.keySet(),
                        name -> !word.equals("yes")
                                && read.get(name).size() == 1
                                && NOTHING.contains(read.get(name).getFirst()))
                .<Match>map(One::new)
                .orElse(new None());
    }

    /** Without fillers, unless one is last. */
    private static List<String> plain(List<String> words) {
        var plain = Lists.filter(words, word -> !FILLERS.contains(word));
        boolean unfinished = !plain.isEmpty() && FILLERS.contains(words.getLast());
        return unfinished ? Lists.with(plain, words.getLast()) : plain;
    }

    private static boolean leads(List<String> said, List<String> name) {
        return said.size() <= name.size() && begins(said, name.subList(0, said.size()));
    }

    /** Whether each of the words said begins a word of the name, in order. */
    static boolean begins(List<String> said, List<String> name) {
        int at = 0;
        for (int i = 0; at < said.size() && said.size() - at <= name.size() - i; i++)
            if (fits(said.get(at), name.get(i))) at++;
        return at == said.size();
    }

    private static boolean fits(String said, String word) {
        return word.charAt(0) == said.charAt(0)
                && (word.startsWith(said) && (word.length() == said.length() || !isWhole(said))
                        || word.equals(ABBREVIATED.get(said)));
    }

    private static boolean isWhole(String said) {
        return Character.isDigit(said.charAt(0))
                || FILLERS.contains(said)
                || WHOLE.contains(said)
                || SPOKEN.contains(said);
    }
}
