package postrider.gateway.office;

import java.util.stream.Collectors;

/** A letter as a page, which no plain text is beside. */
final class Page {
    private static final String BEGINS = "<html>";

    private Page() {}

    static boolean is(String text) {
        return text.startsWith(BEGINS);
    }

    /** Each line of it in a division of its own, and what stands below it quoted. */
    static String of(String words, String quoted) {
        return words.lines()
                .map(line -> "<div>" + escaped(line) + "</div>\n")
                .collect(Collectors.joining(
                        "", BEGINS + "<body>", "<blockquote>" + escaped(quoted) + "</blockquote></body></html>\n"));
    }

    private static String escaped(String words) {
        return words.replace("&", "&amp;").replace("<", "&lt;");
    }
}
