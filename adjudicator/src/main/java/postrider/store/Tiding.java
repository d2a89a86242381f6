package postrider.store;

import java.time.Instant;
import postrider.log.LetterName;

/**
 * What became of a letter after it had left, and of its reader.
 *
 * @param about the letter's Message-ID, or a side in small letters
 * @param why in the words of the mail system; may be empty
 */
public record Tiding(Instant at, News news, String about, String why) {
    /** What it tells; of a letter, in the order in which it may come to be known. */
    public enum News {
        /** A mail system still tries. */
        DELAYED,
        /** It went on to a mail system that tells no more. */
        RELAYED,
        /** It lies in its reader's mailbox. */
        DELIVERED,
        /** A mail system has given up; it may have gone on from a mailbox to another. */
        FAILED,
        /** The referee wants it sent again. */
        AGAIN,
        /** That was tried; a failure follows if it was in vain. */
        RESENT,
        /** So many letters came back that their reader counts as unreachable. */
        UNREACHABLE,
        /** The reader has written, or has another address. */
        HEARD
    }

    public Tiding {
        why = why.replaceAll("[\\p{Cntrl}\\p{Cf}\\s]+", " ").strip();
    }

    /** The side it is about, in small letters. */
    String reader() {
        return LetterName.read(about).map(LetterName::to).orElse(about);
    }
}
