package postrider.log;

import java.time.Instant;
import java.util.List;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;

/**
 * An event as stored, together with the letters it sends: both are kept, or neither.
 *
 * @param entry its number, from 1
 * @param at when it was written, in whole seconds
 * @param hash its hash in hex, which the next entry names
 */
public record StoredEvent(int entry, Event event, List<Outgoing> outbox, Instant at, String hash) {
    public StoredEvent {
        outbox = List.copyOf(outbox);
    }

    public List<Outgoing> to(Side side) {
        return Lists.filter(outbox, letter -> letter.to() == side);
    }

    public static <E extends Event> List<E> all(List<StoredEvent> events, Class<E> kind) {
        return Lists.filter(Lists.map(events, StoredEvent::event), kind);
    }
}
