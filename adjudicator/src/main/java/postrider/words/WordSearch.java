package postrider.words;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Looks for the forms of a {@link Wordlist} anywhere in a line. At the beginning of each word it tries only the forms with that
 * first letter: a pattern of all forms, tried everywhere, is what reading a letter would spend most of its time on.
 */
final class WordSearch {
    private final Map<Character, Pattern> byLetter = new HashMap<>();

    /** Forms that begin with no particular letter. */
    private final Pattern others;

    /**
     * @param within a regular expression with {@code %s} for the forms: what must stand before and after them
     * @param compile how the expression is compiled
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

    /** Of ASCII: a word of other letters may begin anywhere, for all a pattern knows. */
    private static boolean isLetter(char sign) {
        return sign >= 'a' && sign <= 'z' || sign >= 'A' && sign <= 'Z';
    }

    /** As patterns compare letters whose case does not count. */
    private static char folded(char letter) {
        return Character.toLowerCase(Character.toUpperCase(letter));
    }
}
