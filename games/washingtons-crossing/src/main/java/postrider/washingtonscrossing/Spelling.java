package postrider.washingtonscrossing;

import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Replaces hex numbers with the names of the hexes, where they have one; leaves numbers of men and hexsides alone.
 *
 * @param names by hex number
 */
public record Spelling(Map<String, String> names) implements UnaryOperator<String> {
    private static final Pattern NUMBER = Pattern.compile("(?<!detach |\\|)(?:\\bhex #?)?\\b(\\d{4})\\b(?!\\|)");

    /** A hex as our letters name it: "Princeton (1820)". */
    private static final Pattern BOTH = Pattern.compile(" \\((\\d{4})\\)");

    @Override
    public String apply(String words) {
        var once = BOTH.matcher(words)
                .replaceAll(said -> isNamed(words.substring(0, said.start()), said.group(1)) ? "" : "$0");
        return NUMBER.matcher(once)
                .replaceAll(said -> Matcher.quoteReplacement(names.getOrDefault(said.group(1), said.group(1))));
    }

    private boolean isNamed(String before, String number) {
        var name = names.getOrDefault(number, number);
        return before.regionMatches(true, before.length() - name.length(), name, 0, name.length());
    }
}
