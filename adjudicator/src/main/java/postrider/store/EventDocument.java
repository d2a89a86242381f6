package postrider.store;

import java.time.Instant;
import java.util.List;
import java.util.Set;
import postrider.kernel.Entry;
import postrider.log.Event;
import postrider.log.Outgoing;
import postrider.log.Settlement;
import postrider.log.StoredEvent;
import postrider.log.Tick;

/** An event of a game as a document, with the letters it sends. */
final class EventDocument {
    private static final DocumentText<Event> TEXT =
            new DocumentText<>(Event.class, Entry.class, Settlement.class, Tick.class);

    /** Of the files written here. Files of another are not read. */
    static final int FORMAT = 2;

    /** What is beside the event: the letters it sent, and when. */
    private static final Set<String> SENT = Set.of("outbox", "at");

    private EventDocument() {}

    /** The document without its hash line. */
    static String write(int entry, String previous, Event event, List<Outgoing> outbox, Instant at) {
        return TEXT.write(entry, previous, event, new Sent(outbox, at));
    }

    /**
     * Reads what {@link #write} wrote, and nothing that looks otherwise.
     *
     * @throws IllegalArgumentException saying what is wrong with it
     */
    static StoredEvent read(int entry, String previous, String hash, String text) {
        var stored = readWritten(entry, hash, text);
        if (!write(entry, previous, stored.event(), stored.outbox(), stored.at())
                .equals(text)) throw new IllegalArgumentException("it is not written as the referee writes");
        return stored;
    }

    /** Reads what is known to be written by {@link #write}, in half the time. */
    static StoredEvent readWritten(int entry, String hash, String text) {
        var fields = DocumentText.fields(text);
        if (TEXT.kind(fields) == Event.Header.class)
            checkFormat(TEXT.value(fields.getOrDefault("format", "1"), int.class));
        var sent = TEXT.beside(fields, SENT, Sent.class);
        return new StoredEvent(entry, TEXT.event(fields, SENT), sent.outbox(), sent.at(), hash);
    }

    /** The letters an event sent, and when. */
    private record Sent(List<Outgoing> outbox, Instant at) {}

    private static void checkFormat(int format) {
        if (format != FORMAT)
            throw new IllegalArgumentException(
                    "the file is of format %d, and this postrider reads format %d; play on with the one it was begun with"
                            .formatted(format, FORMAT));
    }
}
