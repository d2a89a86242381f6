package postrider.words;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * One line of a letter as it stands there, made plain: straight quotes and dashes, blanks for all kinds of space, nothing
 * invisible, no emphasis.
 *
 * @param number its number in the letter, from 1
 * @param depth how many quote marks stood before it
 * @param indent blanks after the quote marks
 * @param text without blanks at either end; may be empty
 * @param listed whether it was an item of a list: the bullet, or the number, is gone
 * @param flowed whether a blank at the end says that the line goes on below (format=flowed)
 */
record MailLine(int number, int depth, int indent, String text, boolean listed, boolean flowed) {
    /** What tells quoting, headers and signatures apart is shorter than this. */
    private static final int TELLING = 1_000;

    /** Longer lines are not normalized: nobody wrote them, and a heap of accents takes time with its square. */
    private static final int LONGEST = 2_000;

    /** Bold, italic and underlined words, and blank lines, as mail programs write them where they send plain text. */
    private static final Pattern EMPHASIS =
            Pattern.compile("(?<!\\S)(\\*\\*|__|[*_/])([^\\s*_/](?:[^*_/]*[^\\s*_/])?)\\1(?=[\\s.,;:]|$)|^[*_/]$");

    /** Before an item of a list. */
    private static final Pattern BULLET = Pattern.compile(
            "^(?:[-*+\u2022\u00b7\u2023\u2043\u2192\u2219\u25a0\u25aa\u25ab\u25b8\u25ba\u25c6\u25cb"
                    + "\u25cf\u25e6\u25fe\u2666\u2713\u2714\u2794\u27a2\u27a4\uf0b7\uf0a7\u30fb\u00a7\u00d8]|o|\\d{1,2}[.)]{1,2}|[a-h]\\)) (?=[\\p{L}\\p{N}(\\[\"'])");

    static List<MailLine> of(String letter) {
        var lines = new ArrayList<MailLine>();
        for (var line : letter.split("\\R", -1)) lines.add(of(lines.size() + 1, plain(line)));
        return lines;
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
        var words = text.length() < TELLING ? EMPHASIS.matcher(text).replaceAll("$2") : text;
        var said = words.replaceAll(" +", " ");
        var item = said.length() < TELLING ? BULLET.matcher(said).replaceFirst("") : said;
        return new MailLine(number, depth, indent, item, !item.equals(said), rest.endsWith(" ") && !rest.equals("-- "));
    }

    private static String plain(String line) {
        var marks = line.replace("\t", "    ")
                .replaceAll("[‘’‚‛`´′]", "'")
                .replaceAll("[“”„‟«»″]", "\"")
                .replaceAll("[\\p{Pd}−]", "-");
        return (marks.length() > LONGEST ? marks : Normalizer.normalize(marks, Normalizer.Form.NFKC))
                .replaceAll("\\p{Z}", " ")
                .replaceAll("\\p{C}", "");
    }

    boolean blank() {
        return text.isEmpty();
    }

    boolean says(Pattern pattern) {
        return text.length() < TELLING && pattern.matcher(text).matches();
    }

    /** Words of any language, in small letters or capitals. */
    static Pattern pattern(String regex) {
        return Pattern.compile(regex, Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    }

    /** Without what fits. */
    MailLine without(Pattern pattern) {
        return new MailLine(
                number, depth, indent, pattern.matcher(text).replaceAll("").strip(), listed, flowed);
    }

    /** Deeper by this many. */
    MailLine deeper(int more) {
        return new MailLine(number, depth + more, indent, text, listed, flowed);
    }

    /** Where the line ended, counted in columns. */
    int width() {
        return 2 * depth + indent + text.length();
    }
}
