package postrider.text;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * "All", "both" or "everybody", perhaps with exceptions: "all but Albany and York".
 *
 * @param word the word the player used
 * @param but the exceptions as written; empty if there are none
 */
public record AllBut(String word, String but) {
    private static final Pattern SAID =
            LineReader.pattern("(all|both|everybody|everyone|everything)(?:,? (?:but|except)(?: for)? (.+))?");

    /** Reads such a phrase; empty if the words are anything else. */
    public static Optional<AllBut> of(String words) {
        var said = SAID.matcher(words);
        return said.matches()
                ? Optional.of(new AllBut(
                        said.group(1), Optional.ofNullable(said.group(2)).orElse("")))
                : Optional.empty();
    }

    /** The phrase, with only those exceptions that are among the options. */
    public String among(List<String> options) {
        var names = NameIndex.of("option", options);
        var there = Lists.filter(names.parts(but), names::fits);
        return there.isEmpty() ? word : "%s but %s".formatted(word, String.join(", ", there));
    }
}
