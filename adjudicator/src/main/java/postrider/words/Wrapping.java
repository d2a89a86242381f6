package postrider.words;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import postrider.text.Line;
import postrider.text.LineReader;

/** Joins lines that a mail program or an indenting player broke. */
final class Wrapping {
    private static final int NARROW = 68;
    private static final int WIDE = 80;
    static final Pattern OPENS = LineReader.pattern(
            "(if asked|otherwise|answer|standing|preview|status|help)\\b.*|(my )?next( order)? ?:.*");

    private static final Pattern ALONE = LineReader.pattern("(standing( orders?)?|preview)\\W*");
    private static final Pattern UNFINISHED = LineReader.pattern(".*[,;:]|(.* )?(to|and|with|from|via|into)");

    private static final MailLine NOTHING = new MailLine(0, 0, 0, "", false, false, false);

    private Wrapping() {}

    /** @param opens whether these words begin a new line in a list of standing orders */
    static List<Line> lines(List<MailLine> rows, Predicate<String> opens) {
        var lines = new ArrayList<Line>();
        var first = NOTHING;
        var last = first;
        boolean standing = false;
        for (var row : rows) {
            if (row.blank()) continue;
            boolean goesOn = mayGoOn(first, last, row)
                    && (isUnfinished(last)
                            || !(standing && opens.test(row.text())) && !row.listed() && continues(first, last, row));
            if (goesOn) {
                var line = lines.removeLast();
                lines.add(new Line(line.number(), line.text() + " " + row.text()));
            } else if (!Quotes.divides(row)) {
                lines.add(new Line(row.number(), row.text()));
                standing |= isAlone(row);
                first = row;
            }
            last = isAlone(row) || Quotes.divides(row) ? NOTHING : row;
        }
        return lines;
    }

    /**
     * In a letter with a marked line: the marked lines with their continuations, and the other lines that may be meant or that take the
     * marked one back. The rest is comment.
     */
    static List<MailLine> meant(List<MailLine> rows, Meaning meant) {
        var kept = new ArrayList<MailLine>();
        var first = NOTHING;
        var last = NOTHING;
        boolean keeps = false;
        for (var row : rows) {
            if (row.blank()) continue;
            boolean goesOn = mayGoOn(first, last, row)
                    && (isBelow(last, row) || !meant.maybe(row))
                    && (isUnfinished(last) || !row.listed() && continues(first, last, row));
            if (!goesOn) {
                boolean below = !last.blank() && last.depth() == row.depth() && isBelow(last, row);
                boolean cancels = row.depth() == 0 && Closings.cancels(row);
                keeps = Quotes.divides(row) || meant.maybe(row) || cancels || keeps && below;
                first = row;
            }
            if (keeps) kept.add(row);
            last = Quotes.divides(row) ? NOTHING : row;
        }
        return kept;
    }

    private static boolean isAlone(MailLine row) {
        return Boxes.unmarked(row).says(ALONE);
    }

    private static boolean mayGoOn(MailLine first, MailLine last, MailLine row) {
        return !last.blank()
                && (isBelow(last, row) || last.depth() == row.depth())
                && !Quotes.divides(row)
                && (!row.says(OPENS) || isLeft(first, row))
                && !Boxes.opens(row.text());
    }

    /** A line indented under an empty box is left out with it. */
    private static boolean isLeft(MailLine first, MailLine row) {
        return Boxes.isEmpty(first.text()) && row.indent() > first.indent();
    }

    /** Whether nothing is between them, not even a blank line. */
    private static boolean isBelow(MailLine last, MailLine row) {
        return row.number() <= last.number() + 1;
    }

    static boolean isUnfinished(MailLine row) {
        return row.says(UNFINISHED);
    }

    /** Below a blank line, which some programs put after every line, only an indented line continues. */
    private static boolean continues(MailLine first, MailLine last, MailLine row) {
        return row.indent() > first.indent() || isBelow(last, row) && (last.flowed() || wrapped(last, row));
    }

    /** The next word would not have fitted on the line above. */
    private static boolean wrapped(MailLine last, MailLine row) {
        int end = last.width();
        return end <= WIDE && end + 1 + row.text().split(" ", 2)[0].length() > NARROW;
    }
}
