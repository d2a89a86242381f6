package postrider.templates;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Sets text in lines of at most {@value #WIDTH} columns. A word is broken only if it is longer than its line. */
final class Paragraphs {
    static final int WIDTH = 72;
    private static final String INDENT = " ".repeat(8);
    private static final Pattern BLANKS = Pattern.compile(" +");
    private static final Pattern GAP = Pattern.compile("\n{4,}");

    private Paragraphs() {}

    /** The lines of {@code text} within {@code width}; a text that fits keeps its own spacing. */
    static List<String> wrap(String text, int width) {
        if (length(text) <= width) return List.of(text);
        var lines = new ArrayList<String>();
        var line = "";
        for (var word : BLANKS.split(text.strip())) {
            var longer = line.isEmpty() ? word : line + " " + word;
            if (length(longer) > width && !line.isEmpty()) lines.add(line);
            line = length(longer) > width ? word : longer;
            for (; length(line) > width; line = after(line, width)) lines.add(before(line, width));
        }
        lines.add(line);
        return lines;
    }

    /**
     * A paragraph whose first line begins with {@code first} and all others with {@code rest}. A beginning that leaves too little
     * room gets a line of its own.
     */
    static String paragraph(String text, String first, String rest) {
        int width = WIDTH - Math.max(length(first), length(rest));
        if (!first.isBlank() && width < WIDTH - INDENT.length() && width < longestWord(text))
            return paragraph(first.stripTrailing(), "", INDENT) + paragraph(text, INDENT, INDENT);
        return first + String.join("\n" + rest, wrap(text, width)) + "\n";
    }

    /** A line that keeps its indent; its continuation is indented four deeper. */
    static String hang(String line) {
        if (length(line) <= WIDTH) return line + "\n";
        var words = line.stripLeading();
        var indent = " ".repeat(Math.min(length(line) - length(words), WIDTH / 2));
        return paragraph(words, indent, indent + "    ");
    }

    /** The text, and blanks up to {@code width}, at least two. */
    static String pad(String text, int width) {
        return text + " ".repeat(Math.max(2, width - length(text)));
    }

    /** A heading, underlined with {@code mark}. */
    static String heading(String text, String mark) {
        var lines = wrap(text, WIDTH);
        var longest = lines.stream().mapToInt(Paragraphs::length).max().orElse(0);
        return String.join("\n", lines) + "\n" + mark.repeat(longest) + "\n";
    }

    /** Makes a whole letter fit for mail: no long lines, no trailing blanks, nothing that has a meaning to mail programs. */
    static String fold(String text) {
        var lines = text.lines()
                .map(String::stripTrailing)
                .map(line -> isMailSyntax(line) ? " " + line : line)
                .map(Paragraphs::hang)
                .collect(Collectors.joining());
        return GAP.matcher(lines).replaceAll("\n\n\n").strip() + "\n";
    }

    private static boolean isMailSyntax(String line) {
        return line.startsWith("From ") || line.equals("--") || line.startsWith("-- ");
    }

    static int longestWord(String text) {
        int longest = 0;
        for (int begin = 0, end; begin <= text.length(); begin = end + 1) {
            end = text.indexOf(' ', begin) < 0 ? text.length() : text.indexOf(' ', begin);
            longest = Math.max(longest, text.codePointCount(begin, end));
        }
        return longest;
    }

    /** The length in code points. */
    static int length(String text) {
        return text.codePointCount(0, text.length());
    }

    private static String before(String text, int width) {
        return text.substring(0, text.offsetByCodePoints(0, width));
    }

    private static String after(String text, int width) {
        return text.substring(text.offsetByCodePoints(0, width));
    }
}
