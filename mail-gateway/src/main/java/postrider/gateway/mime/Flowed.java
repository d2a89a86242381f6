package postrider.gateway.mime;

/** Undoes format=flowed (RFC 3676). */
public final class Flowed {
    private static final String SIGNATURE = "-- ";

    private Flowed() {}

    /** Joins soft-broken lines; line ends are LF. With {@code delsp} the space at the break is removed. */
    public static String unfold(String text, boolean delsp) {
        var whole = new StringBuilder(text.length());
        var paragraph = -1; // quote depth of the paragraph being continued, -1 if none
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
