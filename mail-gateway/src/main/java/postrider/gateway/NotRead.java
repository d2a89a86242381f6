package postrider.gateway;

import java.util.List;
import java.util.stream.Collectors;
import postrider.words.OpenedLetter;

/** Quotes to its writer the lines of a letter that are not acted upon. */
public final class NotRead {
    private static final int MOST = 12;

    private static final int LONGEST = 200;

    private static final String CUT = " ...";

    private NotRead() {}

    /** As many of these lines as are quoted, each cut to a maximum length. */
    public static List<String> shortened(List<String> lines) {
        return lines.stream()
                .limit(MOST)
                .map(line -> line.length() > LONGEST ? line.substring(0, LONGEST) + CUT : line)
                .toList();
    }

    /** A sentence on the lines that are not part of what a letter asks for. */
    public static String sentence(List<String> lines) {
        return shortened(lines).stream()
                .collect(Collectors.joining(
                        " / ",
                        OpenedLetter.NOT_READ + " ",
                        ". If you meant something by it, send it in a letter of its own."))
                .replaceFirst("(?<=[.!?])\\.(?= If you meant)", "");
    }
}
