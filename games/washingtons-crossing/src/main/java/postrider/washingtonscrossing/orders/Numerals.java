package postrider.washingtonscrossing.orders;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import postrider.text.LineReader;

/** Numbers in words, where something is counted: "within four hexes", but not "Six Mile Run". */
final class Numerals {
    private static final List<String> WORDS = List.of(
            "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve");

    private static final Pattern HUNDREDS =
            LineReader.pattern("\\b(%s|an?|[1-9]) hundred\\b".formatted(String.join("|", WORDS)));

    private static final Pattern COUNTED = LineReader.pattern(
            "\\b(?:%1$s)(?= (?:points?|left|men|troops|hex|hexes|or|from|are)\\b)|(?<=\\b(?:fatigue|detachment|than) )(?:%1$s)\\b"
                    .formatted(String.join("|", WORDS)));

    private Numerals() {}

    static String inDigits(String words) {
        var hundreds = HUNDREDS.matcher(words).replaceAll(said -> digits(said.group(1)) + "00");
        return COUNTED.matcher(hundreds).replaceAll(said -> digits(said.group()));
    }

    private static String digits(String word) {
        int number = WORDS.indexOf(word.toLowerCase(Locale.ROOT));
        if (number >= 0) return "" + number;
        return Character.isDigit(word.charAt(0)) ? word : "1";
    }
}
