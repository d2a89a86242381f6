package postrider.templates;

import java.io.Writer;
import postrider.letters.LetterRenderer.Printed;

/** No letter grows without bounds, whatever somebody has written to us: what is too much is left out of its middle. */
final class LengthLimit {
    /** The longest text, in characters. The longest honest letters of long wars have a sixth of it. */
    static final int TEXT = 100_000;

    /** The longest page, in characters: as many as TEXT comes to if each is escaped. */
    static final int PAGE = 6 * TEXT;

    /** What is laid out at most, to be cut. */
    private static final int LAID_OUT = 2 * PAGE;

    /** What stays of a text that is cut. */
    private static final int HEAD = 60_000;

    private static final int FOOT = 30_000;

    private LengthLimit() {}

    /** A letter that is too long, without its middle; the page shows the text as it is. */
    static Printed cut(Printed letter) {
        if (letter.text().length() <= TEXT && letter.html().length() <= PAGE) return letter;
        var text = cut(letter.text());
        return new Printed(text, "<!DOCTYPE html>\n<html><body><pre>%s</pre></body></html>\n".formatted(escaped(text)));
    }

    static String cut(String text) {
        if (text.length() <= TEXT) return text;
        int head = text.lastIndexOf('\n', HEAD) + 1;
        int foot = text.indexOf('\n', text.length() - FOOT) + 1;
        var note = "%,d lines are left out here: no letter is longer than %,d characters."
                .formatted(text.substring(head, foot).lines().count(), TEXT);
        return text.substring(0, head) + "\n" + Paragraphs.paragraph(note, "*** ", "*** ") + "\n"
                + text.substring(foot);
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    /** Takes what can be shown after all, and no more. */
    static final class Paper extends Writer {
        private final StringBuilder text = new StringBuilder();

        @Override
        public void write(char[] more, int from, int count) {
            text.append(more, from, Math.min(count, LAID_OUT - text.length()));
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}

        @Override
        public String toString() {
            return text.toString();
        }
    }
}
