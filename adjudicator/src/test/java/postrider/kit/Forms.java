package postrider.kit;

import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import postrider.kernel.Form;

/** Matches statements against a {@link Form}. */
public final class Forms {
    private static final Pattern MARK = Pattern.compile("\\s*\\[|]|[A-Z]{3,}|[^\\[\\]A-Z\\s]+|[A-Z]|\\s");

    private Forms() {}

    /** Whether a statement has this form, whatever is filled in. */
    public static boolean match(Form form, String statement) {
        return Pattern.matches(MARK.matcher(form.shown()).replaceAll(Forms::regex), statement);
    }

    private static String regex(MatchResult mark) {
        var words = mark.group();
        if (words.endsWith("[")) return "(?:" + words.replace("[", "");
        if (words.equals("]")) return ")?";
        var slot = Stream.of(Form.Slot.values())
                .filter(one -> one.name().equals(words))
                .findFirst();
        return slot.map(one -> one == Form.Slot.NUMBER ? "\\\\d+" : ".+?")
                .orElseGet(() -> Matcher.quoteReplacement(Pattern.quote(words)));
    }
}
