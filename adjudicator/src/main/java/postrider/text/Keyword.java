package postrider.text;

import java.util.regex.Pattern;

/**
 * A phrase split after its first word, which says what the phrase is about.
 *
 * @param word the first word in lower case; empty if there is none
 * @param rest what follows the word and any punctuation after it
 */
public record Keyword(String word, String rest) {
    private static final Pattern FIRST =
            Pattern.compile("^[^\\p{L}\\p{N}+]*[\\p{L}\\p{M}\\p{N}+'’]*[\\s:.,;!]*", Pattern.DOTALL);

    public static Keyword of(String phrase) {
        return new Keyword(
                Match.words(phrase).stream().findFirst().orElse(""),
                FIRST.matcher(phrase).replaceFirst("").strip());
    }
}
