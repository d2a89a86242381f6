package postrider.store;

import java.time.Instant;
import java.util.List;
import postrider.log.Event;
import postrider.log.GameLog;
import postrider.log.Outgoing;
import postrider.log.StoredEvent;

/**
 * How far a game has come.
 *
 * @param log of its entries
 * @param entries how many there are
 * @param hash of the last
 */
public record Standing(GameLog log, int entries, String hash) {
    /** Before the header. */
    public static final Standing NOTHING = new Standing(GameLog.NOTHING, 0, EventLog.NOTHING_BEFORE);

    /** The next event, as it is written to the file. */
    public String sealed(Event event, List<Outgoing> outbox, Instant at) {
        return EventLog.sealed(entries + 1, hash, event, outbox, at);
    }

    public StoredEvent whole(String document) {
        return EventLog.whole(entries + 1, hash, document);
    }

    public Standing with(StoredEvent next) {
        return new Standing(EventLog.after(log, next), next.entry(), next.hash());
    }
}
