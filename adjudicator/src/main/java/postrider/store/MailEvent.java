package postrider.store;

import java.time.Instant;
import postrider.log.LetterName;

/**
 * A report on a letter that has left, or on its reader.
 *
 * @param about the letter's Message-ID, or a side in small letters
 * @param why in the words of the mail system; may be empty
 */
public record MailEvent(Instant at, News news, String about, String why) {
    /** What it says; for a letter, in the order in which it may become known. */
    public enum News {
        /** A mail system is still trying. */
        DELAYED,
        /** It was passed on to a mail system that reports nothing. */
        RELAYED,
        /** It is in its reader's mailbox. */
        DELIVERED,
        /** A mail system has given up, perhaps one to which the reader's mail is forwarded. */
        FAILED,
        /** The referee wants it sent again. */
        AGAIN,
        /** It was sent again; if in vain, a failure follows. */
        RESENT,
        /** So many letters came back that the reader counts as unreachable. */
        UNREACHABLE,
        /** The reader has written, or has another address. */
        HEARD
    }

    public MailEvent {
        why = why.replaceAll("[\\p{Cntrl}\\p{Cf}\\s]+", " ").strip();
    }

    /** The side it is about, in small letters. */
    String reader() {
        return LetterName.read(about).map(LetterName::to).orElse(about);
    }
}
