package postrider.washingtonscrossing.orders;

import java.util.regex.Pattern;
import postrider.text.LineReader;
import postrider.text.Numerals;

/** Numbers in words, where something is counted: "within four hexes", but not "Six Mile Run". */
final class Counted {
    private static final Pattern HUNDREDS = LineReader.pattern("\\b(%s|an?|[1-9]) hundred\\b".formatted(Numerals.ANY));

    private static final Pattern COUNTED = LineReader.pattern(
            "\\b(?:%1$s)(?= (?:points?|left|men|troops|hex|hexes|or|from|are)\\b)|(?<=\\b(?:fatigue|detachment|than) )(?:%1$s)\\b"
                    .formatted(Numerals.ANY));

    private Counted() {}

    static String inDigits(String words) {
        var hundreds = HUNDREDS.matcher(words)
                .replaceAll(said -> Numerals.digits(said.group(1)).replaceFirst("(?i)an?", "1") + "00");
        return COUNTED.matcher(hundreds).replaceAll(said -> Numerals.digits(said.group()));
    }
}
