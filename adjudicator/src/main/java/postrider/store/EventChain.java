package postrider.store;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import postrider.files.Hash;

/**
 * Events of something other than a game, in the form of a game file: one document an event, chained by hashes.
 *
 * @param <E> its events, one sealed type
 */
public final class EventChain<E> {
    private final DocumentText<E, When> text;

    /**
     * One event.
     *
     * @param number from 1
     * @param at when it was written, in whole seconds
     * @param hash in hex, which the next entry names
     */
    public record Entry<E>(int number, E event, Instant at, String hash) {}

    private record When(Instant at) {}

    /** @param within sealed types within the events */
    public EventChain(Class<E> events, Class<?>... within) {
        text = new DocumentText<>(events, When.class, fields -> {}, within);
    }

    /** The complete documents of a file, without one that a crash cut short. */
    public static List<String> documents(String file) {
        var ends = EventLog.ends(file);
        var documents = new ArrayList<String>();
        for (int i = 1; i < ends.size(); i++) documents.add(file.substring(ends.get(i - 1), ends.get(i)));
        return documents;
    }

    /** The document of the event that follows these. */
    public String next(List<Entry<E>> before, E event, Instant at) {
        var document = text.write(before.size() + 1, last(before), event, new When(at));
        return document + DocumentText.seal(Hash.sha256(document));
    }

    /** The hash that the next entry names. */
    public static <E> String last(List<Entry<E>> entries) {
        return entries.isEmpty() ? EventLog.NOTHING_BEFORE : entries.getLast().hash();
    }

    /**
     * The events of these documents.
     *
     * @throws IllegalStateException naming the first that was changed, or does not follow the one before it
     */
    public List<Entry<E>> read(List<String> documents) {
        var entries = new ArrayList<Entry<E>>();
        for (var document : documents) entries.add(read(entries, document));
        return List.copyOf(entries);
    }

    public Entry<E> read(List<Entry<E>> before, String document) {
        int number = before.size() + 1;
        try {
            var bytes = new String(document.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
            var read = text.read(number, last(before), bytes, false);
            return new Entry<>(number, read.event(), read.beside().at(), read.hash());
        } catch (IllegalArgumentException unread) {
            throw new IllegalStateException(
                    "Entry %d: %s.".formatted(number, unread.getMessage().replaceAll("\\R", " ")), unread);
        }
    }
}
