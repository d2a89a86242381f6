package postrider.gateway.enrolment;

import java.util.List;
import postrider.gateway.NotRead;
import postrider.gateway.Notice;
import postrider.text.Lists;

/**
 * A letter of ours.
 *
 * @param headline its subject
 * @param sentences one for each paragraph
 * @param about what the code in its Message-ID covers besides the address; empty for the key of the person it answers
 */
public record Reply(String headline, List<String> sentences, String about) {
    public Reply {
        sentences = List.copyOf(sentences);
    }

    Reply(String headline, List<String> sentences) {
        this(headline, sentences, "");
    }

    Reply about(String what) {
        return new Reply(headline, sentences, what);
    }

    /** With a note that these lines of the letter were not read. */
    public Reply notReading(List<String> lines) {
        return lines.isEmpty() ? this : with(List.of(NotRead.sentence(lines)));
    }

    public Reply with(List<String> more) {
        return new Reply(headline, Lists.concat(sentences, more), about);
    }

    /** As it is sent. */
    public Notice notice() {
        return Notice.of(headline, sentences);
    }

    static Reply of(String headline, String... sentences) {
        return new Reply(headline, List.of(sentences));
    }

    static Reply refused(String headline, String... why) {
        return of(headline, why).with(List.of(Greetings.NOT_DONE));
    }
}
