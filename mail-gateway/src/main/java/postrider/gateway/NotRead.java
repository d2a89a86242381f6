package postrider.gateway;

import java.util.List;
import java.util.stream.Collectors;
import postrider.words.OpenedLetter;

/** Lines of a letter upon which nobody acts, as whoever wrote it reads them again. */
public final class NotRead {
    private static final int MOST = 12;

    private static final int LONGEST = 100;

    private NotRead() {}

    /** As much of these as is told. */
    public static List<String> shortened(List<String> lines) {
        return lines.stream()
                .limit(MOST)
                .map(line -> line.substring(0, Math.min(line.length(), LONGEST)))
                .toList();
    }

    /** What is said of lines that stand beside what a letter asks for. */
    public static String sentence(List<String> lines) {
        return shortened(lines).stream()
                .collect(Collectors.joining(
                        " / ", OpenedLetter.NOT_READ + " ", ". What you mean by it wants a letter of its own."))
                .replaceFirst("(?<=[.!?])\\.(?= What you mean)", "");
    }
}
