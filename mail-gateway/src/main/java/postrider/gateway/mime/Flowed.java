package postrider.gateway.mime;

/** Text that a mail program wrapped in a way that can be undone (RFC 3676). */
public final class Flowed {
    private static final String SIGNATURE = "-- ";

    private Flowed() {}

    /** Joins the lines that were broken softly, line ends LF; with {@code delsp} the space at the break goes too. */
    public static String unfold(String text, boolean delsp) {
        var whole = new StringBuilder(text.length());
        var paragraph = -1; // quote depth of the paragraph that goes on, -1 if none
        for (var line : text.split("\n", -1)) {
            var depth = quotes(line);
            var words = line.startsWith(" ", depth) ? line.substring(depth + 1) : line.substring(depth);
            var soft = words.endsWith(" ") && !words.equals(SIGNATURE);
            if (paragraph != depth || words.equals(SIGNATURE))
                whole.append('\n').append(">".repeat(depth)).append(depth > 0 ? " " : "");
            whole.append(words, 0, soft && delsp ? words.length() - 1 : words.length());
            paragraph = soft ? depth : -1;
        }
        return whole.substring(1);
    }

    private static int quotes(String line) {
        var depth = 0;
        while (depth < line.length() && line.charAt(depth) == '>') depth++;
        return depth;
    }
}
