package postrider.store;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import postrider.files.Hash;

/**
 * What happened in something else than a game, in the form of a game file: a document an event, chained by hashes.
 *
 * @param <E> its events, one sealed type
 */
public final class EventChain<E> {
    private static final Set<String> BESIDE = Set.of("at");

    private final DocumentText<E> text;

    /**
     * One event.
     *
     * @param number from 1
     * @param at when it was written, in whole seconds
     * @param hash in hex, which the next entry names
     */
    public record Entry<E>(int number, E event, Instant at, String hash) {}

    private record When(Instant at) {}

    /** @param within sealed types of what the events hold */
    public EventChain(Class<E> events, Class<?>... within) {
        text = new DocumentText<>(events, within);
    }

    /** The whole documents of a file. What a crash cut short is left out. */
    public static List<String> documents(String file) {
        var ends = EventLog.ends(file);
        var documents = new ArrayList<String>();
        for (int i = 1; i < ends.size(); i++) documents.add(file.substring(ends.get(i - 1), ends.get(i)));
        return documents;
    }

    /** The document of the event that follows these. */
    public String next(List<Entry<E>> before, E event, Instant at) {
        var document = text.write(before.size() + 1, last(before), event, new When(at));
        return document + EventLog.seal(hash(document));
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

    /** The event that follows these. */
    public Entry<E> read(List<Entry<E>> before, String document) {
        int number = before.size() + 1;
        int seal = document.lastIndexOf("\nhash: \"") + 1;
        var unsealed = document.substring(0, seal);
        if (!document.equals(unsealed + EventLog.seal(hash(unsealed))))
            throw bad(number, "it was changed: its hash does not fit");
        if (!document.startsWith(EventLog.head(number)) || !unsealed.endsWith(EventLog.chained(last(before))))
            throw bad(number, "it does not follow the entry before it");
        try {
            var fields = DocumentText.fields(unsealed);
            var at = text.beside(fields, BESIDE, When.class).at();
            var event = text.event(fields, BESIDE);
            if (!next(before, event, at).equals(document))
                throw new IllegalArgumentException("it is not written as the referee writes");
            return new Entry<>(number, event, at, hash(unsealed));
        } catch (IllegalArgumentException unread) {
            throw bad(number, unread.getMessage());
        }
    }

    private static IllegalStateException bad(int number, String why) {
        return new IllegalStateException("Entry %d: %s.".formatted(number, why.replaceAll("\\R", " ")));
    }

    private static String hash(String document) {
        return Hash.sha256(document.getBytes(StandardCharsets.UTF_8));
    }
}
