package postrider.gateway.office;

import java.util.List;
import java.util.stream.Collectors;
import postrider.gateway.enrolment.Reply;
import postrider.gateway.tournament.Leaf;
import postrider.letters.LetterRenderer.Printed;

/** The content of one of the office's own letters. */
record Notice(String subject, Printed printed) {
    /** @param sentences one paragraph each */
    static Notice of(String headline, List<String> sentences) {
        var text = headline + "\n\n" + sentences.stream().map(Notice::lines).collect(Collectors.joining("\n"));
        return new Notice(headline, new Printed(text, ""));
    }

    static Notice of(Reply reply) {
        return of(reply.headline(), reply.sentences());
    }

    static Notice of(Leaf leaf) {
        return new Notice(leaf.headline(), new Printed(leaf.text(), leaf.html()));
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
