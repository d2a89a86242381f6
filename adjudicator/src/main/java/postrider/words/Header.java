package postrider.words;

import java.util.Locale;
import java.util.regex.Pattern;
import postrider.text.LineReader;

/**
 * What a line says about the game and the impulse it belongs to: {@code game ww-017}, {@code Impulse: 23}, or both on one
 * line. Empty where it says nothing.
 */
record Header(String game, String impulse) {
    private static final Pattern HEADER =
            LineReader.pattern("(?:game\\b\\s*[:=#]?\\s*(?<game>[a-z0-9][a-z0-9_-]{0,63}))?[\\s,;/]*"
                    + "(?:impulse\\b\\s*(?:[:=#]|no\\.)?\\s*(?<impulse>[^\\s:=#]\\S*?))?[.,;]?");

    /** What our letters begin with. */
    static final Pattern OURS = LineReader.pattern("([a-z0-9_-]+), impulse \\d+, to the .+ player");

    static Header of(MailLine line) {
        var header = HEADER.matcher(line.text());
        if (!line.says(HEADER) || !header.matches()) return new Header("", "");
        return new Header(word(header.group("game")), word(header.group("impulse")));
    }

    /** The game that a letter of ours is about, by the line under its title. The impulse there is the one it tells of. */
    static Header ofOurs(MailLine line) {
        var title = OURS.matcher(line.text());
        return new Header(line.says(OURS) && title.matches() ? word(title.group(1)) : "", "");
    }

    boolean silent() {
        return game.isEmpty() && impulse.isEmpty();
    }

    private static String word(String group) {
        return group == null ? "" : group.toLowerCase(Locale.ROOT);
    }
}
