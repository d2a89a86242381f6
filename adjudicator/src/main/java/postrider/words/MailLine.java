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
 * @param item whether it was an item of a list: a bullet or a number before it, which is gone
 * @param flowed whether a blank at the end says that the line goes on below (format=flowed)
 */
record MailLine(int number, int depth, int indent, String text, boolean item, boolean flowed) {
    /** What tells quoting, headers and signatures apart is shorter than this. */
    private static final int TELLING = 1_000;

    /** Longer lines are not normalized: nobody wrote them, and a heap of accents takes time with its square. */
    private static final int LONGEST = 2_000;

    /** Bold, italic and underlined words, and blank lines, as mail programs write them where they send plain text. */
    private static final Pattern EMPHASIS =
            Pattern.compile("(?<!\\S)([*_/])([^\\s*_/](?:[^*_/]*[^\\s*_/])?)\\1(?=[\\s.,;:]|$)|^[*_/]$");

    private static final Pattern ITEM = Pattern.compile("^(?:[-*+•·‣⁃∙◦▪▫●○]|\\d{1,2}[.)]) +(?=[^\\s*+-])");

    /** No line at all. */
    static final MailLine NONE = plain(0, "");

    /** A line that nobody quoted, indented or listed. */
    static MailLine plain(int number, String text) {
        return new MailLine(number, 0, 0, text, false, false);
    }

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
        var item = ITEM.matcher(words);
        return new MailLine(
                number,
                depth,
                indent,
                item.replaceFirst("").replaceAll(" +", " "),
                item.reset().lookingAt(),
                rest.endsWith(" ") && !rest.equals("-- "));
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

    /** The same line, as deep again as {@code more}. */
    MailLine deeper(int more) {
        return new MailLine(number, depth + more, indent, text, item, flowed);
    }

    /** Where the line ended, counted in columns. */
    int width() {
        return 2 * depth + indent + text.length();
    }
}
