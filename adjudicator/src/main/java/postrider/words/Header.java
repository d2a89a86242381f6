package postrider.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import postrider.text.LineReader;

/**
 * What a line says about the game and the impulse it belongs to: {@code game ww-017}, {@code Impulse: 23}, or both on one
 * line; and the code of the letter it answers, {@code code 7QK4-M2ZD}. Empty where it says nothing.
 */
record Header(String game, String impulse, String code) {
    /** Before what presents it, as an order for a game or an impulse. */
    private static final String PRESENTED = "(?:(?:this is |here(?: is| are|'s)? )?"
            + "(?:(?:(?:my|our|the|american|british|french) ){0,2}(?:orders?|moves?|answers?)(?:,| -)? )?"
            + "(?:for )?(?=game\\b|impulse\\b))?";

    private static final Pattern HEADER = LineReader.pattern(PRESENTED
            + "(?:game\\b\\s*(?:[:=#]|-(?= ))?\\s*[\"(]?(?<game>[a-z0-9][a-z0-9_-]{0,63})[\")]?)?(?:[\\s,;/(]|-(?!\\S))*"
            + "(?:impulse\\b\\s*(?:[:=#]|-(?= )|(?:no\\.?|number)(?= ?\\d))?\\s*[\"(]?(?<impulse>[^\\s:=#\"(]\\S*?)[\")]?)?[.,:;)]?"
            + "(?:\\s*(?:code\\b|(?:(?:my|the) )?code\\b(?: is)?(?=.*-))\\s*[:=#]?\\s*"
            + "\"?(?<code>[0-9a-z]{4} ?-? ?[0-9a-z]{4})\"?)?[.,:;)]?");

    /** A code and nothing else. */
    private static final Pattern CODE_ALONE = Pattern.compile("^(?=[0-9A-Z]{4}-[0-9A-Z]{4}$)");

    /** As our subjects and titles name a game. */
    private static final Pattern BEFORE_IMPULSE =
            LineReader.pattern("^\\[?([a-z0-9_-]{0,60}\\d[a-z0-9_-]{0,60})\\]?[,:;]? (?=impulse\\b)");

    private static final Pattern BEFORE_GAME =
            LineReader.pattern("^(impulse\\b\\s*[:=#]?\\s*\\d{1,6})[\\s,;/(]+(game\\b.*?)[.,:;)]?$");

    private static final String CODE = "code\\b\\s*[:=#]?\\s*[0-9a-z]{4}-[0-9a-z]{4}";
    private static final String PART =
            "(?:game\\b\\s*[:=#]?\\s*[a-z0-9][a-z0-9_-]{0,63}|impulse\\b\\s*[:=#]?\\s*\\d{1,6}|%s)[\\s.,;:/]+"
                    .formatted(CODE);

    private static final Pattern FIRST = LineReader.pattern(PART);

    /** Before an order in one paragraph. */
    private static final Pattern BEFORE = LineReader.pattern("(?:" + PART + "){2,3}(?!" + PART + ")\\S.*"
            + "|impulse\\b\\s*[:=#]?\\s*\\d{1,6} ?: (?!" + PART + ")\\S.*|" + CODE + "[\\s.,;:/]+\\S.*");

    /** What our letters begin with. */
    static final Pattern OURS = LineReader.pattern("([a-z0-9_-]+), impulse \\d+, to the .+ player");

    /** Behind what some program puts before a quoted line in place of {@code >}: {@code |}, or {@code R>}; no bullet. */
    private static final Pattern MARKED = Pattern.compile(
            " ?(\\p{L}{1,4}[>|)}]|(?!>|[*#~\"'-]+ )[^\\p{L}\\p{N}\\s]{1,3}) ?(?i:" + OURS.pattern() + ") *");

    /** The last words of a letter of ours that brings the board. */
    private static final String END = "the end of the board";

    static Header of(MailLine line) {
        if (line.isEndless()) return new Header("", "", "");
        var said = BEFORE_IMPULSE
                .matcher(CODE_ALONE.matcher(line.text()).replaceFirst("code "))
                .replaceFirst("game $1 ");
        var header = HEADER.matcher(BEFORE_GAME.matcher(said).replaceFirst("$2 $1"));
        if (!header.matches()) return new Header("", "", "");
        return new Header(word(header.group("game")), word(header.group("impulse")), code(header.group("code")));
    }

    /** A line that says all of a letter, as one for each thing it says; any other as it is. */
    static List<MailLine> apart(MailLine line) {
        if (!line.says(BEFORE)) return List.of(line);
        var lines = new ArrayList<MailLine>();
        var rest = line;
        for (var first = FIRST.matcher(rest.text()); first.lookingAt(); first = FIRST.matcher(rest.text())) {
            lines.add(new MailLine(
                    line.number(), line.depth(), line.indent(), first.group().strip(), true, false, false));
            rest = rest.from(first.end());
        }
        lines.add(rest);
        return lines;
    }

    /** The game that a letter of ours is about, by the line under its title. The impulse there is the one it tells of. */
    static Header ofOurs(MailLine line) {
        var title = OURS.matcher(line.text());
        return new Header(line.says(OURS) && title.matches() ? word(title.group(1)) : "", "", "");
    }

    /** What stands before the title of a letter of ours in place of {@code >}; empty if a row is no such title. */
    static Optional<String> mark(String row) {
        var title = MARKED.matcher(row);
        return row.length() < MailLine.TELLING && title.matches() ? Optional.of(title.group(1)) : Optional.empty();
    }

    /** Whether a letter of ours ends with this line, though the one above may have been broken there. */
    static boolean endsOurs(List<MailLine> lines, int at) {
        var above = at == 0 ? "" : lines.get(at - 1).text();
        var line = lines.get(at).text();
        return (above + ' ' + line).endsWith(END);
    }

    boolean silent() {
        return game.isEmpty() && impulse.isEmpty() && code.isEmpty();
    }

    /** As it was told: whoever copies it by hand may take O for 0, and I or L for 1. */
    private static String code(String group) {
        return word(group)
                .toUpperCase(Locale.ROOT)
                .replaceAll("[- ]", "")
                .replace('O', '0')
                .replaceAll("[IL]", "1")
                .replaceAll("^.{4}", "$0-");
    }

    private static String word(String group) {
        return group == null ? "" : group.toLowerCase(Locale.ROOT);
    }
}
