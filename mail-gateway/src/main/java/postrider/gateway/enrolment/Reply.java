package postrider.gateway.enrolment;

import java.util.List;

/**
 * A letter of ours, as it is read.
 *
 * @param headline its subject
 * @param sentences a paragraph each
 */
public record Reply(String headline, List<String> sentences) {
    public Reply {
        sentences = List.copyOf(sentences);
    }

    static Reply of(String headline, String... sentences) {
        return new Reply(headline, List.of(sentences));
    }
}
