package postrider.log;

import java.time.Instant;
import java.util.List;

/**
 * An event as it lies in the file, and beside it the letters it sends: effect and answer stand or fall together.
 *
 * @param entry its number, from 1
 * @param at when it was written, in whole seconds
 * @param hash its hash in hex, which the next entry names
 */
public record StoredEvent(int entry, Event event, List<Outgoing> outbox, Instant at, String hash) {
    public StoredEvent {
        outbox = List.copyOf(outbox);
    }
}
