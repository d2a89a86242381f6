package postrider.gateway.office;

import java.time.Instant;
import java.util.List;
import postrider.log.Event;

/** Somebody who plays by letter, and signs in a way of their own. */
public interface Writer {
    Event.Player player();

    /** A letter that answers another, written at this moment. */
    byte[] letter(int number, String inReplyTo, Instant when, String text);

    /** With the letter it answers below, as their program quotes it. */
    default byte[] letter(int number, String inReplyTo, Instant when, String text, List<String> quoted) {
        return letter(number, inReplyTo, when, text);
    }
}
