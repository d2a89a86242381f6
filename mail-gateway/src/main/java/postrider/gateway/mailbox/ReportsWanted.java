package postrider.gateway.mailbox;

import java.util.Optional;
import postrider.gateway.mime.MailAddress;

/** Which delivery reports mail systems are asked for, where they should go, and how they name the letter. */
public interface ReportsWanted {
    /** The placeholder for the letter in a return path. */
    String LETTER = "*";

    /** Only the reports that mail systems send anyway. */
    ReportsWanted NONE = (messageId, subject) -> Optional.empty();

    /** What to request for this letter; empty if no report is needed. */
    Optional<Mark> of(String messageId, String subject);

    /** Whether to request reports on letters that arrive, too. */
    default boolean ofAll() {
        return false;
    }

    /**
     * What is requested with a letter.
     *
     * @param returnPath where reports go; empty for the letter's From
     * @param envelopeId how they name the letter (RFC 3461, 4.4)
     */
    record Mark(Optional<String> returnPath, String envelopeId) {}

    /** What is wrong with a return path; empty if nothing is. */
    static Optional<String> fault(String path) {
        int place = path.indexOf(LETTER);
        if (place < 0 || place != path.lastIndexOf(LETTER) || place > path.indexOf('@'))
            return Optional.of("one * before the @ is expected, as in referee+*@example.org.");
        try {
            new MailAddress("", path.replace(LETTER, "x"));
            return Optional.empty();
        } catch (IllegalArgumentException none) {
            return Optional.of("with the * replaced it is no mail address.");
        }
    }
}
