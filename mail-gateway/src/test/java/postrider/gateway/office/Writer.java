package postrider.gateway.office;

import java.time.Instant;
import java.util.List;
import postrider.log.Event;

/** Somebody who plays by letter and has their own way to sign. */
public interface Writer {
    Event.Player player();

    /** A reply to a letter, written at this moment. */
    byte[] letter(int number, String inReplyTo, Instant when, String text);

    /** A reply with the letter quoted below, as the writer's program does it. */
    default byte[] letter(int number, String inReplyTo, Instant when, String text, List<String> quoted) {
        return letter(number, inReplyTo, when, text);
    }
}
