package postrider.washingtonscrossing.orders;

import java.util.regex.Pattern;
import postrider.text.LineReader;

/** What players write in an order, in the words of its forms. */
final class PlainWords {
    private static final String VERB =
            "(?:activate|advance|prepared attack|transfer|absorb|discharge|entrench|force march|sail|go|try|hasty attack|normal attack)";
    private static final String MANY = "(?=\\d+\\b[^;,]*\\bor (?:more|fewer|less)\\b)";

    private static final Pattern MOVEMENT = LineReader.pattern("\\bmovement (?=points?\\b)");

    private record Rewritten(Pattern said, String plain) {
        static Rewritten of(String said, String plain) {
            return new Rewritten(LineReader.pattern(said), plain);
        }
    }

    private static final Rewritten[] ALL = {
        Rewritten.of("[\"“”„]", ""),
        Rewritten.of("\\bgen\\b\\.?(?= )", "general"),
        Rewritten.of(" & ", " and "),
        Rewritten.of("\\bto(?=\\d{4}\\b)", "to "),
        Rewritten.of("((?:^|;) *)(?:and )?then (?!ask\\b)", "$1"),
        // "activate Mercer and go Mercer, then to 1928 and stop"
        Rewritten.of("(?<=[\\p{L}\\d])(?:,? and then|,? then|,? and|,) +(?=%s )".formatted(VERB), "; "),
        Rewritten.of(
                "(?<!\\btransfer [^;]{1,80})(?<=[\\p{L}\\d])(?:,? and then|,? then|,? and|,) +(?=(?:to|stop)\\b)",
                "; "),
        Rewritten.of("(?:,| and)+ +(?=then ask\\b)", "; "),
        Rewritten.of("\\b(hasty|normal|prepared) attack (?:against |at |(?!on\\b))", "$1 attack on "),
        Rewritten.of("(^|; *|, *)if " + MANY, "$1with "),
        Rewritten.of("(\\bto [^;,]+?) with " + MANY + "(?=[^;,]*\\bor \\w+ *(?:[;,]|$))", "$1 if "),
        // "go Mercer from 2028 via 1928 to 1828"
        Rewritten.of("((?:^|; *)(?:go|move|march) [^;]+?) from ([^;]+?) to ", "$1 to $2, "),
        Rewritten.of(" (?:via|through) ", " to "),
        Rewritten.of("(?<=\\b\\d{4})(?: *(?:->?|–) *| +(?:to +)?)(?=\\d{4}\\b)", ", "),
    };

    private PlainWords() {}

    static String of(String line) {
        var words = Numerals.inDigits(MOVEMENT.matcher(line).replaceAll(""));
        for (var one : ALL) words = one.said.matcher(words).replaceAll(one.plain);
        return words;
    }
}
