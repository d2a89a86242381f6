package postrider.gateway.office;

import java.util.stream.Collectors;

/** A letter as an HTML page without plain text. */
final class Page {
    private static final String BEGINS = "<html>";

    private Page() {}

    static boolean is(String text) {
        return text.startsWith(BEGINS);
    }

    /** Each line in a div of its own, with the quotation below. */
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
