package postrider.gateway.enrolment;

import java.util.List;
import java.util.stream.Collectors;
import postrider.text.Lists;

/**
 * A letter of ours, as it is read.
 *
 * @param headline its subject
 * @param sentences a paragraph each
 * @param about what the code in its Message-ID is for beside the address; empty for the key of whoever it answers
 */
public record Reply(String headline, List<String> sentences, String about) {
    /** Lines that are told as not read, and letters in one. */
    private static final int MOST = 12;

    private static final int LONGEST = 100;

    public Reply {
        sentences = List.copyOf(sentences);
    }

    Reply(String headline, List<String> sentences) {
        this(headline, sentences, "");
    }

    Reply about(String what) {
        return new Reply(headline, sentences, what);
    }

    /** To a letter in which this stands besides. */
    public Reply notReading(List<String> lines) {
        return lines.isEmpty() ? this : new Reply(headline, Lists.with(sentences, notRead(lines)), about);
    }

    /** What is said of lines that stand beside what a letter asks for. */
    public static String notRead(List<String> lines) {
        return lines.stream()
                .limit(MOST)
                .map(line -> line.substring(0, Math.min(line.length(), LONGEST)))
                .collect(Collectors.joining(" / ", "Not read: ", ". What you mean by it wants a letter of its own."));
    }

    static Reply of(String headline, String... sentences) {
        return new Reply(headline, List.of(sentences));
    }
}
