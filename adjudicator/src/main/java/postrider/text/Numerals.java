package postrider.text;

import java.util.List;
import java.util.Locale;

/** Numbers in words, up to twelve. */
public final class Numerals {
    private static final List<String> WORDS = List.of(
            "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve");

    /** Any of them, in a pattern. */
    public static final String ANY = String.join("|", WORDS);

    private Numerals() {}

    /** "5" of "five"; any other word as it is. */
    public static String digits(String word) {
        int number = WORDS.indexOf(word.toLowerCase(Locale.ROOT));
        return number < 0 ? word : "" + number;
    }
}
