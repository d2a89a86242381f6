package postrider.text;

import java.util.List;
import java.util.Locale;

/** Numbers in words, up to twelve. */
public final class Numerals {
    private static final List<String> WORDS = List.of(
            "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve");

    /** A regular expression that matches any of them. */
    public static final String ANY = String.join("|", WORDS);

    private Numerals() {}

    /** "5" for "five"; any other word is returned unchanged. */
    public static String digits(String word) {
        int number = WORDS.indexOf(word.toLowerCase(Locale.ROOT));
        return number < 0 ? word : "" + number;
    }
}
