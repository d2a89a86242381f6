package postrider.words;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * One line of a letter in plain characters: straight quotes and dashes, ordinary blanks, nothing invisible, no emphasis.
 *
 * @param number its number in the letter, from 1
 * @param depth the number of quote marks before it
 * @param indent the number of blanks after the quote marks
 * @param text stripped; may be empty
 * @param listed whether it was a list item, whose bullet or number has been removed
 * @param cited whether it was in quotation marks, which have been removed
 * @param flowed whether a trailing blank says that the line continues below (format=flowed)
 */
record MailLine(int number, int depth, int indent, String text, boolean listed, boolean cited, boolean flowed) {
    /** Quotation marks, headers and signatures are looked for only in shorter lines. Longer ones are always read. */
    static final int TELLING = 1_000;

    /** Ignores the case of letters in any language. */
    static final int ANY_CASE = Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;

    /** Longer lines are not normalized: nobody typed them, and normalizing a heap of accents takes quadratic time. */
    private static final int LONGEST = 2_000;

    /** A line of keyboard characters, which is plain already. */
    private static final Pattern PLAIN = Pattern.compile("[ -_a-}]*+");

    /** What programs and foreign keyboards produce instead of plain marks, and the plain marks. */
    private static final List<Map.Entry<Pattern, String>> MARKS = List.of(
            Map.entry(Pattern.compile("(\\p{M}{8})\\p{M}+"), "$1"), // a heap of accents, through which \b would count
            Map.entry(Pattern.compile("[‘’‚‛`´′]"), "'"),
            Map.entry(Pattern.compile("[“”„‟«»″]"), "\""),
            Map.entry(Pattern.compile("[\\p{Pd}−]"), "-"),
            Map.entry(Pattern.compile("[¡¿]"), ""),
            Map.entry(Pattern.compile("\u2610\ufe0f? ?"), "( ) "),
            Map.entry(Pattern.compile("[\u2611\u2612]\ufe0f? ?"), "(x) "),
            Map.entry(
                    Pattern.compile("(?=[\u00b2\u00b3\u00b9\u2070-\u2089])"),
                    "^"), // so that a footnote mark is not part of a number
            Map.entry(Pattern.compile("[\u2192\u21d2\u27a1\u27f6]\ufe0f?"), "->"),
            Map.entry(
                    Pattern.compile("(?<!\\S)(?:([0-9])\ufe0f?\u20e3|([\u2460-\u2473])) ?"),
                    "$1$2) "), // circled numbers and keycaps
            Map.entry(Pattern.compile("[、،]"), ", "));

    /** Signs with which people cross something out, as in a character class. */
    static final String CROSSES = "\\x{274C}\\x{274E}\\x{26D4}\\x{1F6AB}\\x{1F6D1}\\x{1F44E}\u2715-\u2718";

    /** Text with a right-to-left override (U+202E) looks different from what it says. */
    private static final Pattern TURNED = Pattern.compile("^((?: ?>)*+ ?)(?=.*\u202e)");

    /**
     * Struck-out text: letters with an overlaid stroke (U+0335 to U+0338), words between tildes, or a line with a cross or no-entry
     * sign before or after it. A cross alone, or with "no", crosses out something else.
     */
    private static final Pattern STRUCK = pattern(("^((?: ?>)*+ ?)(?:(?=.*(?:[\u0335-\u0338]"
                    + "|(?<![~\\p{L}\\p{N}])(~~?)[^\\s~](?:[^~]*[^\\s~])?\\2(?![~\\p{L}\\p{N}])"
                    + "|%1$s[^\\p{L}\\p{N}]*+(?!%2$s(?!\\p{L}))[\\p{L}\\p{N}]))"
                    + "|(?=[^\\p{L}\\p{N}]*+[\\p{L}\\p{N}].*%1$s *$))")
            .formatted("[" + CROSSES + "]\ufe0f?", Wordlist.of("denials")));

    private static final Pattern BLANKS = Pattern.compile(" {2,}");
    private static final Pattern SPACE = Pattern.compile("\\p{Z}");
    private static final Pattern INVISIBLE = Pattern.compile("\\p{C}");

    /** Bold, italic and underlined words, and blank lines, as mail programs render them in plain text. */
    private static final Pattern EMPHASIS =
            Pattern.compile("(?<!\\S)(\\*\\*|__|[*_/])([^\\s*_/](?:[^*_/]*[^\\s*_/])?)\\1(?=[\\s.,;:]|$)|^[*_/]$");

    /** The bullet or number of a list item. */
    private static final Pattern BULLET = Pattern.compile(
            "(?:[-*\"\u2022\u00b7\u2023\u2043\u203a\u30fb\u00a7\u00d8]|[\\p{So}\\p{Sm}\\p{Sk}&&[^<=>|^" + CROSSES
                    + "]][\\p{Mn}\\p{Sk}]*"
                    + "|[-=]{1,2}>|o|\\d{1,2}[.)]{1,2}-?|[a-hA-H]\\)) (?=[\\p{L}\\p{N}(\\[\"'])|[\u2022\u30fb](?=\\p{L})");

    /** A cross that was typed beside a box or over part of it. */
    private static final Pattern CROSS = pattern(
            "(?:x ?[(\\[] {0,2}[)\\]]|[(\\[] {0,2}[)\\]] ?x\\b\\)?|[(\\[] ?x(?= )|x[)\\]]|x(?= )|[(\\[]yes[)\\]]) *(?=[\\p{L}\\p{N}])");

    /** A line in quotation marks. */
    private static final Pattern QUOTED = Pattern.compile("([\"'])((?:(?!\\1).)+)\\1[.,]?");

    static List<MailLine> of(String letter) {
        var lines = new ArrayList<MailLine>();
        int number = 0;
        var rows = Stream.of(letter.split("\\R", -1)).map(MailLine::plain).toList();
        var mark = rows.stream().flatMap(row -> Header.mark(row).stream()).findFirst();
        for (var row : rows)
            lines.add(of(++number, mark.map(its -> quoted(row, its)).orElse(row)));
        return ListMarks.without(lines).stream()
                .map(MailLine::crossed)
                .flatMap(line -> Header.apart(line).stream())
                .flatMap(line -> Announcements.apart(line).stream())
                .toList();
    }

    private MailLine crossed() {
        var cross = CROSS.matcher(text);
        return isEndless() || !cross.lookingAt() ? this : saying("(x) " + text.substring(cross.end()));
    }

    private static String quoted(String row, String mark) {
        return row.startsWith(mark) ? ">" + row.substring(mark.length()) : row;
    }

    private static MailLine of(int number, String line) {
        int depth = 0;
        int at = 0;
        while (line.startsWith(">", at) || line.startsWith(" >", at)) {
            at = line.indexOf('>', at) + 1;
            depth++;
        }
        if (depth > 0 && line.startsWith(" ", at)) at++;
        var rest = line.substring(at);
        var text = rest.strip();
        int indent = text.isEmpty() ? 0 : rest.indexOf(text);
        var said = BLANKS.matcher(text).replaceAll(" ");
        if (said.length() >= TELLING)
            return new MailLine(number, depth, indent, said, false, false, rest.endsWith(" "));
        var words = EMPHASIS.matcher(said).replaceAll("$2");
        var bullet = BULLET.matcher(words);
        boolean listed = bullet.lookingAt();
        var item = listed ? words.substring(bullet.end()) : words;
        var bare = QUOTED.matcher(item);
        return new MailLine(
                number,
                depth,
                indent,
                bare.matches() ? bare.group(2) : item,
                listed,
                bare.matches(),
                rest.endsWith(" ") && !rest.equals("-- "));
    }

    private static String unseen(String line) {
        var turned = TURNED.matcher(line).replaceFirst("$1" + Matcher.quoteReplacement(Unseen.HIDDEN));
        return STRUCK.matcher(turned).replaceFirst("$1" + Matcher.quoteReplacement(Unseen.STRUCK));
    }

    private static String plain(String line) {
        var typed = line.replace("\t", "    ");
        if (PLAIN.matcher(typed).matches()) return typed;
        var marks = unseen(typed);
        for (var mark : MARKS) marks = mark.getKey().matcher(marks).replaceAll(mark.getValue());
        var words = marks.length() > LONGEST ? marks : Normalizer.normalize(marks, Normalizer.Form.NFKC);
        return INVISIBLE.matcher(SPACE.matcher(words).replaceAll(" ")).replaceAll("");
    }

    boolean blank() {
        return text.isEmpty();
    }

    boolean isEndless() {
        return text.length() >= TELLING;
    }

    boolean says(Pattern pattern) {
        return !isEndless() && pattern.matcher(text).matches();
    }

    /** Whether some part of it matches. */
    boolean holds(Pattern pattern) {
        return !isEndless() && pattern.matcher(text).find();
    }

    static Pattern pattern(String regex) {
        return Pattern.compile(regex, ANY_CASE);
    }

    MailLine without(Pattern pattern) {
        var less = pattern.matcher(text).replaceAll("").strip();
        return less.equals(text) ? this : saying(less);
    }

    MailLine saying(String words) {
        return saying(words, indent);
    }

    private MailLine saying(String words, int from) {
        return new MailLine(number, depth, from, words, listed, cited, flowed);
    }

    MailLine deeper(int more) {
        return new MailLine(number, depth + more, indent, text, listed, cited, flowed);
    }

    /** The same text as line {@code row}. */
    MailLine at(int row) {
        return new MailLine(row, depth, indent, text, listed, cited, flowed);
    }

    /** The rest of it from this character on. */
    MailLine from(int at) {
        return saying(text.substring(at).stripLeading(), indent + at);
    }

    /** The list item without its mark, which ends at this character. */
    MailLine item(int at) {
        return new MailLine(number, depth, indent, text.substring(at).strip(), true, cited, flowed);
    }

    /** The column in which the line ended. */
    int width() {
        return 2 * depth + indent + text.length();
    }
}
