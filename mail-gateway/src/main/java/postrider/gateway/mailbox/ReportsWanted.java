package postrider.gateway.mailbox;

import java.util.Optional;
import postrider.gateway.mime.MailAddress;

/** Which reports mail systems are asked for, where they are to go, and under which name of the letter. */
public interface ReportsWanted {
    /** In a return path, where the letter is named. */
    String LETTER = "*";

    /** None but what mail systems send anyway. */
    ReportsWanted NONE = (messageId, subject) -> Optional.empty();

    /** Of this letter; empty if it is no matter. */
    Optional<Mark> of(String messageId, String subject);

    /** Whether also of letters that have arrived. */
    default boolean ofAll() {
        return false;
    }

    /**
     * What the mail system is told with a letter.
     *
     * @param returnPath where reports go; empty if they go where the letter is from
     * @param envelopeId by which they name the letter (RFC 3461, 4.4)
     */
    record Mark(Optional<String> returnPath, String envelopeId) {}

    /** Why such a return path is of no use; empty if it is. */
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
