package postrider.words;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import postrider.text.Line;
import postrider.text.LineReader;

/**
 * Lines to choose from, with a box before each. Our letters use round brackets, because square ones belong to proofs. Players mark the
 * box of the line they mean and send it back; lines with an empty box are not read.
 */
public final class Boxes {
    private static final Pattern UNMARKED = LineReader.pattern("[\\[(] ?([ _.]{0,3}|-|no?|0) ?[\\])] ?.*");
    private static final String NOTE = "# ";

    private static final String MORE = " ...";

    /** The most characters in a line of a note. */
    private static final int NOTED = 66 - NOTE.length();

    /** A box with a mark in it. A bracket before an address is a footnote, and one before punctuation is not a box; a question mark is no mark. */
    private static final Pattern MARKED =
            Pattern.compile("^[\\[(] ?\\*?[^?\\])\\s]{1,2}\\*? ?[\\])] ?+(?![;,:.]|https?://|www\\.|mailto:)");

    private Boxes() {}

    /** A line to choose, with an empty box. */
    public static String offered(String line) {
        return "( ) " + line;
    }

    /** Lines that are chosen together: a box before the first, and the others indented below it. */
    public static List<String> together(List<String> lines) {
        return Stream.concat(
                        lines.stream().limit(1).map(Boxes::offered),
                        lines.stream().skip(1).map("    "::concat))
                .toList();
    }

    /** A note above a line to choose, saying what it would do: at most two lines, too short for a mail program to break. Not read when sent back. */
    public static List<String> note(String words) {
        if (words.isEmpty()) return List.of();
        if (words.length() <= NOTED) return List.of(NOTE + words);
        var first = begun(words, NOTED);
        var rest = words.substring(first.length()).strip();
        boolean fits = rest.length() <= NOTED;
        var second = fits ? rest : begun(rest, NOTED - MORE.length()).replaceFirst("\\W+$", "") + MORE;
        return List.of(NOTE + first, NOTE + second);
    }

    private static String begun(String words, int room) {
        int blank = words.lastIndexOf(' ', room);
        return words.substring(0, blank < 0 ? room : blank);
    }

    static boolean isNote(String text) {
        return text.startsWith(NOTE);
    }

    /** The lines without those that have an empty box, and without the boxes of the others. */
    static List<Line> chosen(List<Line> lines) {
        return lines.stream()
                .filter(line -> !isEmpty(line.text()) && !isNote(line.text()))
                .flatMap(line -> said(line.number(), MARKED.matcher(line.text()).replaceFirst("")))
                .toList();
    }

    private static Stream<Line> said(int number, String text) {
        return text.isEmpty() ? Stream.of() : Stream.of(new Line(number, text));
    }

    static boolean isEmpty(String text) {
        return UNMARKED.matcher(text).matches();
    }

    static boolean isMarked(String text) {
        return !isEmpty(text) && MARKED.matcher(text).lookingAt();
    }

    /** The line without its marked box. */
    static MailLine unmarked(MailLine line) {
        return isMarked(line.text()) ? line.without(MARKED) : line;
    }

    static boolean opens(String text) {
        return isEmpty(text) || isMarked(text) || isNote(text);
    }
}
