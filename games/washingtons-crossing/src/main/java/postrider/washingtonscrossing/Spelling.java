package postrider.washingtonscrossing;

import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What is said of a hex that has a name, by that name, though its number is said; not men, nor a hexside.
 *
 * @param names by number
 */
public record Spelling(Map<String, String> names) implements UnaryOperator<String> {
    private static final Pattern NUMBER = Pattern.compile("(?<!detach |\\|)\\b\\d{4}\\b(?!\\|)");

    @Override
    public String apply(String words) {
        return NUMBER.matcher(words)
                .replaceAll(said -> Matcher.quoteReplacement(names.getOrDefault(said.group(), said.group())));
    }
}
