package postrider.words;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Searches a line for the forms of a {@link Wordlist}. At the beginning of each word it tries only the forms with the same first letter:
 * trying all forms at every position used to take most of the time spent on a letter.
 */
final class WordSearch {
    private final Map<Character, Pattern> byLetter = new HashMap<>();

    /** The forms without a fixed first letter. */
    private final Pattern others;

    /**
     * @param within a regular expression with {@code %s} for the forms: what must precede and follow them
     * @param flags of {@link Pattern#compile(String, int)}
     */
    WordSearch(String list, String within, int flags) {
        var forms = new HashMap<Character, List<String>>();
        var anywhere = new ArrayList<String>();
        for (var form : Wordlist.forms(list))
            (Wordlist.hasFirstLetter(form)
                            ? forms.computeIfAbsent(folded(form.charAt(0)), letter -> new ArrayList<>())
                            : anywhere)
                    .add(form);
        forms.forEach((letter, some) -> {
            some.addAll(anywhere);
            byLetter.put(letter, pattern(some, within, flags));
        });
        others = pattern(anywhere, within, flags);
    }

    private static Pattern pattern(List<String> forms, String within, int flags) {
        var any = forms.isEmpty() ? "(?!)" : forms.stream().collect(joining("|", "(?:", ")"));
        return Pattern.compile(within.formatted(any), flags);
    }

    boolean finds(MailLine line) {
        if (line.isEndless()) return false;
        var text = line.text();
        var search = others.matcher(text).useTransparentBounds(true);
        for (int at = 0; at < text.length(); at++)
            if (at == 0 || !isLetter(text.charAt(at)) || !isLetter(text.charAt(at - 1))) {
                search.usePattern(byLetter.getOrDefault(folded(text.charAt(at)), others));
                if (search.region(at, text.length()).lookingAt()) return true;
            }
        return false;
    }

    /** Whether this is an ASCII letter. Before or after any other character, a pattern may find the beginning of a word. */
    private static boolean isLetter(char sign) {
        return sign >= 'a' && sign <= 'z' || sign >= 'A' && sign <= 'Z';
    }

    /** The letter as patterns compare it when they ignore case. */
    private static char folded(char letter) {
        return Character.toLowerCase(Character.toUpperCase(letter));
    }
}
