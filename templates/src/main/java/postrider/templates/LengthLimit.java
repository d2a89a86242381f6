package postrider.templates;

import java.io.Writer;
import postrider.letters.LetterRenderer.Printed;

/** Bounds the length of letters, whatever anybody writes to us: a letter that is too long loses its middle. */
final class LengthLimit {
    /** The longest text, in characters; six times the longest honest letters of long wars. */
    static final int TEXT = 100_000;

    /** The longest page, in characters: the longest text with every character escaped. */
    static final int PAGE = 6 * TEXT;

    /** How much is laid out at most before it is cut. */
    private static final int LAID_OUT = 2 * PAGE;

    /** How much of the beginning and the end of a text that is cut remains. */
    private static final int HEAD = 60_000;

    private static final int FOOT = 30_000;

    private LengthLimit() {}

    /** The letter, without its middle if it is too long; its page is then the plain text. */
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

    /** Accepts only as much as can ever be shown. */
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
