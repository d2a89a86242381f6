package postrider.gateway.mime;

import java.util.regex.Pattern;

/** Writes the text of a page line by line. */
final class WrittenLines {
    private static final Pattern BLANKS = Pattern.compile("[ \\t\\r\\n\\f]+");
    private static final Pattern ENDS = Pattern.compile("\\r?\\n|\\r");

    private final String mark;
    private final StringBuilder written = new StringBuilder();
    private final StringBuilder line = new StringBuilder();
    private final StringBuilder aside = new StringBuilder();
    private Look look = Look.PLAIN;
    private int above;
    private boolean bulleted;
    private boolean spaced;
    private boolean apart;

    /** @param mark written before the text of each line */
    WrittenLines(String mark) {
        this.mark = mark;
    }

    /** Whitespace is collapsed to a space, unless it is kept. */
    void add(String text, Look its) {
        if (its.kept()) rows(ENDS.split(text, -1), its);
        else words(BLANKS.matcher(text).replaceAll(" "), its);
    }

    private void rows(String[] rows, Look its) {
        for (int at = 0; at < rows.length; at++) {
            if (at > 0) br(its);
            if (!rows[at].isEmpty()) begin(its).append(rows[at]);
        }
    }

    private void words(String text, Look its) {
        spaced |= text.startsWith(" ");
        var said = text.strip();
        if (said.isEmpty()) return;
        begin(its).append(said);
        spaced = text.endsWith(" ");
    }

    private StringBuilder begin(Look its) {
        if (line.isEmpty()) look = its;
        if (line.isEmpty() && bulleted) line.append("- ");
        else if (!line.isEmpty() && spaced) line.append(' ');
        bulleted = false;
        spaced = false;
        return line;
    }

    void bullet() {
        bulleted = true;
    }

    /** The next text is set apart by a space. */
    void space() {
        spaced = true;
    }

    void br(Look its) {
        if (!line.isEmpty()) end();
        else written.append(its.prefix().stripTrailing()).append('\n');
    }

    /** Ends the line, if one has begun. */
    void end() {
        spaced = false;
        if (line.isEmpty()) return;
        if (apart && !written.isEmpty())
            written.append(">".repeat(Math.min(above, look.quoted()))).append('\n');
        written.append(look.prefix()).append(mark).append(line).append('\n').append(aside);
        aside.setLength(0);
        above = look.quoted();
        apart = false;
        line.setLength(0);
    }

    /** Puts a blank line before whatever comes next. */
    void gap() {
        apart = true;
    }

    /** Inserts other lines here, below the line being written. */
    void aside(WrittenLines lines) {
        (line.isEmpty() ? written : aside).append(lines.taken());
    }

    private String taken() {
        var text = text();
        written.setLength(0);
        apart = false;
        return text;
    }

    String text() {
        end();
        return written.toString();
    }
}
