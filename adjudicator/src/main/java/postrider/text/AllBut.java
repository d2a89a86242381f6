package postrider.text;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * "All", "both", "everybody", and who is not meant: "all but Albany and York".
 *
 * @param word as it is said
 * @param but those who are not; empty if all are
 */
public record AllBut(String word, String but) {
    private static final Pattern SAID =
            LineReader.pattern("(all|both|everybody|everyone|everything)(?:,? (?:but|except)(?: for)? (.+))?");

    /** Empty if that is not what is said. */
    public static Optional<AllBut> of(String words) {
        var said = SAID.matcher(words);
        return said.matches()
                ? Optional.of(new AllBut(
                        said.group(1), Optional.ofNullable(said.group(2)).orElse("")))
                : Optional.empty();
    }

    /** As it is said beforehand, of those there are in the end: who is not among them is left out. */
    public String among(List<String> options) {
        var names = NameIndex.of("option", options);
        var there = Lists.filter(names.parts(but), names::fits);
        return there.isEmpty() ? word : "%s but %s".formatted(word, String.join(", ", there));
    }
}
