package postrider.gateway.office;

import java.time.Instant;
import postrider.log.Event;

/** Somebody who plays by letter, and signs in a way of their own. */
public interface Writer {
    Event.Player player();

    /** A letter that answers another, written at this moment. */
    byte[] letter(int number, String inReplyTo, Instant when, String text);
}
