package postrider.words;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import postrider.kernel.Line;

/** Puts together again what a mail program, or a player who indents, broke over several lines. */
final class Wrapping {
    private static final int NARROW = 68;
    private static final int WIDE = 80;
    private static final Pattern OPENS =
            Pattern.compile("(if asked|otherwise|answer|standing|preview|status|help)\\b.*", Pattern.CASE_INSENSITIVE);
    private static final Pattern ALONE = Pattern.compile("(standing( orders?)?|preview)\\W*", Pattern.CASE_INSENSITIVE);
    private static final Pattern UNFINISHED = Pattern.compile(".*[,;:]|(.* )?(to|and)", Pattern.CASE_INSENSITIVE);

    private Wrapping() {}

    /** @param opens whether these words begin a line of their own where standing orders are listed */
    static List<Line> lines(List<MailLine> rows, Predicate<String> opens) {
        var lines = new ArrayList<Line>();
        var first = MailLine.NONE;
        var last = first;
        boolean standing = false;
        for (var row : rows) {
            boolean goesOn = !last.blank()
                    && !row.item()
                    && !Quotes.divides(row)
                    && !row.says(OPENS)
                    && !Boxes.opens(row.text())
                    && (unfinished(last) || !(standing && opens.test(row.text())) && continues(first, last, row));
            if (goesOn) {
                var line = lines.removeLast();
                lines.add(new Line(line.number(), line.text() + " " + row.text()));
            } else if (!Quotes.divides(row)) {
                lines.add(new Line(row.number(), row.text()));
                standing |= row.says(ALONE);
                first = row;
            }
            last = row.says(ALONE) || Quotes.divides(row) ? MailLine.plain(row.number(), "") : row;
        }
        return lines;
    }

    private static boolean unfinished(MailLine row) {
        return row.says(UNFINISHED);
    }

    private static boolean continues(MailLine first, MailLine last, MailLine row) {
        return last.flowed() || row.indent() > first.indent() || wrapped(last, row);
    }

    /** The next word would not have fitted on the line above. */
    private static boolean wrapped(MailLine last, MailLine row) {
        int end = last.width();
        return end <= WIDE && end + 1 + row.text().split(" ", 2)[0].length() > NARROW;
    }
}
