package postrider.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import postrider.text.LineReader;

/**
 * The game, impulse and code that a line names, such as {@code game ww-017}, {@code Impulse: 23} or {@code code 7QK4-M2ZD}, alone or
 * together. What it does not name is empty.
 */
record Header(String game, String impulse, String code) {
    /** Words that may introduce it, as in "here is my order for game". */
    private static final String PRESENTED = "(?:(?:this is |here(?: is| are|'s)? )?"
            + "(?:(?:(?:my|our|the|american|british|french) ){0,2}(?:orders?|moves?|answers?)(?:,| -)? )?"
            + "(?:for )?(?=game\\b|impulse\\b))?";

    private static final Pattern HEADER = LineReader.pattern(PRESENTED
            + "(?:game\\b\\s*(?:[:=#]|-(?= ))?\\s*[\"(]?(?<game>[a-z0-9][a-z0-9_-]{0,63})[\")]?)?(?:[\\s,;/(]|-(?!\\S))*"
            + "(?:impulse\\b\\s*(?:[:=#]|-(?= )|(?:no\\.?|number)(?= ?\\d))?\\s*[\"(]?(?<impulse>[^\\s:=#\"(]\\S*?)[\")]?)?[.,:;)]?"
            + "(?:\\s*(?:code\\b|(?:(?:my|the) )?code\\b(?: is)?(?=.*-))\\s*[:=#]?\\s*"
            + "\"?(?<code>[0-9a-z]{4} ?-? ?[0-9a-z]{4})\"?)?[.,:;)]?");

    private static final Header SILENT = new Header("", "", "");

    /** Without one of these a line is no header. */
    private static final Pattern NAMED = LineReader.pattern("game\\b|impulse\\b|code\\b|^[0-9A-Z]{4}-[0-9A-Z]{4}$");

    /** A code and nothing else. */
    private static final Pattern CODE_ALONE = Pattern.compile("^(?=[0-9A-Z]{4}-[0-9A-Z]{4}$)");

    /** How our subjects and titles name a game. */
    private static final Pattern BEFORE_IMPULSE =
            LineReader.pattern("^\\[?([a-z0-9_-]{0,60}\\d[a-z0-9_-]{0,60})\\]?[,:;]? (?=impulse\\b)");

    private static final Pattern BEFORE_GAME =
            LineReader.pattern("^(impulse\\b\\s*[:=#]?\\s*\\d{1,6})[\\s,;/(]+(game\\b.*?)[.,:;)]?$");

    private static final String CODE = "code\\b\\s*[:=#]?\\s*[0-9a-z]{4}-[0-9a-z]{4}";
    private static final String PART =
            "(?:game\\b\\s*[:=#]?\\s*[a-z0-9][a-z0-9_-]{0,63}|impulse\\b\\s*[:=#]?\\s*\\d{1,6}|%s)[\\s.,;:/]+"
                    .formatted(CODE);

    private static final Pattern FIRST = LineReader.pattern(PART);

    /** A header that is followed by the order in the same line. */
    private static final Pattern BEFORE = LineReader.pattern("(?:" + PART + "){2,3}(?!" + PART + ")\\S.*"
            + "|impulse\\b\\s*[:=#]?\\s*\\d{1,6} ?: (?!" + PART + ")\\S.*|" + CODE + "[\\s.,;:/]+\\S.*");

    /** The line under the title of our letters. */
    static final Pattern OURS = LineReader.pattern("([a-z0-9_-]+), impulse \\d+, to the .+ player");

    /** That line behind a quote mark other than {@code >}, such as {@code |} or {@code R>}, but not a bullet. */
    private static final Pattern MARKED = Pattern.compile(
            " ?(\\p{L}{1,4}[>|)}]|(?!>|[*#~\"'-]+ )[^\\p{L}\\p{N}\\s]{1,3}) ?(?i:" + OURS.pattern() + ") *");

    /** The last words of those of our letters that include the board. */
    private static final String END = "the end of the board";

    static Header of(MailLine line) {
        if (!line.holds(NAMED)) return SILENT;
        var said = BEFORE_IMPULSE
                .matcher(CODE_ALONE.matcher(line.text()).replaceFirst("code "))
                .replaceFirst("game $1 ");
        var header = HEADER.matcher(BEFORE_GAME.matcher(said).replaceFirst("$2 $1"));
        if (!header.matches()) return SILENT;
        return new Header(word(header.group("game")), word(header.group("impulse")), code(header.group("code")));
    }

    /** Splits a line that holds a whole letter into one line for each part. Other lines stay whole. */
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

    /** The game named in the line under the title of our letters. The impulse there is the one reported, not the one to answer. */
    static Header ofOurs(MailLine line) {
        var title = OURS.matcher(line.text());
        return new Header(line.says(OURS) && title.matches() ? word(title.group(1)) : "", "", "");
    }

    /** The quote mark other than {@code >} before the title line of our letters; empty if a row is no such line. */
    static Optional<String> mark(String row) {
        var title = MARKED.matcher(row);
        return row.length() < MailLine.TELLING && title.matches() ? Optional.of(title.group(1)) : Optional.empty();
    }

    /** Whether a letter of ours ends at this line, perhaps in a sentence broken across two lines. */
    static boolean endsOurs(List<MailLine> lines, int at) {
        var above = at == 0 ? "" : lines.get(at - 1).text();
        var line = lines.get(at).text();
        return (above + ' ' + line).endsWith(END);
    }

    boolean silent() {
        return game.isEmpty() && impulse.isEmpty() && code.isEmpty();
    }

    /** The code as we sent it. People who copy it by hand may write O for 0, and I or L for 1. */
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
