package postrider.gateway;

import java.util.List;
import java.util.stream.Collectors;
import postrider.letters.LetterRenderer.Printed;

/** The content of one of the office's own letters. */
public record Notice(String subject, Printed printed) {
    /** @param sentences one paragraph each */
    public static Notice of(String headline, List<String> sentences) {
        var text = headline + "\n\n" + sentences.stream().map(Notice::lines).collect(Collectors.joining("\n"));
        return new Notice(headline, new Printed(text, ""));
    }

    /** Wraps paragraphs at 72 columns; continuation lines of an indented one are indented further. */
    private static String lines(String paragraphs) {
        return paragraphs.lines().map(Notice::broken).collect(Collectors.joining());
    }

    private static String broken(String line) {
        if (!line.startsWith(" ")) return line.isEmpty() ? "\n" : line.replaceAll("(.{1,72})(?: +|$)", "$1\n");
        int in = line.length() - line.stripLeading().length();
        var rows = line.strip().replaceAll("(.{1,%d})(?: +|$)".formatted(68 - in), "$1\n");
        return rows.lines().collect(Collectors.joining("\n" + " ".repeat(in + 4), " ".repeat(in), "\n"));
    }
}
