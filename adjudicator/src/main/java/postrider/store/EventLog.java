package postrider.store;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import postrider.files.Hash;
import postrider.kernel.Entry;
import postrider.log.CorruptGameFile;
import postrider.log.Event;
import postrider.log.GameLog;
import postrider.log.Outgoing;
import postrider.log.Settlement;
import postrider.log.StoredEvent;
import postrider.log.Tick;

/**
 * The contents of a game file, or of its end: complete events, and perhaps the beginning of one that a crash cut short.
 *
 * @param events the complete events, their chain of hashes checked
 * @param length of the complete events, in bytes
 * @param torn the bytes after them, empty unless the last event was cut short
 */
public record EventLog(List<StoredEvent> events, int length, String torn) {
    /** The format of documents written here. No other is read. */
    public static final int FORMAT = 2;

    public static final String NOTHING_BEFORE = "0".repeat(64);

    static final DocumentText<Event, Sent> TEXT = new DocumentText<>(
            Event.class, Sent.class, EventLog::requireFormat, Entry.class, Settlement.class, Tick.class);

    /** The fields beside an event: the letters it sent, and when. */
    record Sent(List<Outgoing> outbox, Instant at) {}

    private static void requireFormat(Map<String, String> fields) {
        var format = fields.getOrDefault("format", "1").strip();
        if (fields.get("kind").strip().equals("\"header\"") && !format.equals(String.valueOf(FORMAT)))
            throw new IllegalArgumentException(
                    "the file is of format %s, and this postrider reads format %d; play on with the one it was begun with"
                            .formatted(format, FORMAT));
    }

    public Event.Header header() {
        return (Event.Header) events.getFirst().event();
    }

    /** Adds an event that anyone may have forged, and so may not fit. */
    public static GameLog after(GameLog log, StoredEvent event) {
        try {
            return log.with(event);
        } catch (RuntimeException why) {
            throw CorruptGameFile.unfit(event.entry(), why);
        }
    }

    /**
     * Reads a complete game file, its bytes taken for ISO-8859-1 so that a character is a byte.
     *
     * @throws CorruptGameFile naming the first bad entry
     */
    static EventLog read(String bytes) {
        return read(bytes, 0);
    }

    /**
     * Reads a file whose first {@code written} entries are as the referee wrote them if the hash of the last of them is right, which
     * the caller checks.
     */
    public static EventLog read(String bytes, int written) {
        var ends = ends(bytes);
        var events = all(
                ends.size() - 1,
                entry -> whole(
                        entry,
                        previous(bytes, ends.get(entry - 1)),
                        bytes.substring(ends.get(entry - 1), ends.get(entry)),
                        entry <= written));
        int length = ends.getLast();
        var torn = bytes.substring(length);
        if (!torn(events.size() + 1, previous(bytes, length), torn))
            throw new CorruptGameFile(events.size() + 1, "it was not written by the referee, or was changed");
        if (events.isEmpty()) throw new CorruptGameFile(1, "there is no header");
        return new EventLog(events, length, torn);
    }

    /** An event as it is written to the file, a character a byte. */
    public static String sealed(int entry, String previous, Event event, List<Outgoing> outbox, Instant at) {
        var bytes = TEXT.write(entry, previous, event, new Sent(outbox, at)).getBytes(StandardCharsets.UTF_8);
        return new String(bytes, StandardCharsets.ISO_8859_1) + DocumentText.seal(Hash.sha256(bytes));
    }

    /** The bytes of a file with these events and nothing else. */
    public static byte[] written(List<StoredEvent> events) {
        var text = new StringBuilder();
        var previous = NOTHING_BEFORE;
        for (var stored : events) {
            text.append(sealed(stored.entry(), previous, stored.event(), stored.outbox(), stored.at()));
            previous = stored.hash();
        }
        return text.toString().getBytes(StandardCharsets.ISO_8859_1);
    }

    /** Where the first document begins, and where each ends. */
    static List<Integer> ends(String bytes) {
        var ends = new ArrayList<>(List.of(0));
        for (int end = end(bytes, 0); end > 0; end = end(bytes, end)) ends.add(end);
        return ends;
    }

    private static int end(String bytes, int from) {
        int seal = bytes.indexOf(DocumentText.SEAL, from);
        return seal < 0 ? 0 : bytes.indexOf('\n', seal + 1) + 1;
    }

    /** The hash of the document that ends there, taken from its last line. */
    private static String previous(String bytes, int end) {
        return end == 0 ? NOTHING_BEFORE : bytes.substring(end - 2 - NOTHING_BEFORE.length(), end - 2);
    }

    /** Each entry needs only the text before it, so all cores read them; if one is bad, they are read in turn to name the first. */
    private static List<StoredEvent> all(int entries, IntFunction<StoredEvent> whole) {
        try {
            return IntStream.rangeClosed(1, entries).parallel().mapToObj(whole).toList();
        } catch (RuntimeException bad) {
            return IntStream.rangeClosed(1, entries).mapToObj(whole).toList();
        }
    }

    public static StoredEvent whole(int entry, String previous, String document) {
        return whole(entry, previous, document, false);
    }

    private static StoredEvent whole(int entry, String previous, String document, boolean written) {
        try {
            var read = TEXT.read(entry, previous, document, written);
            if (read.event() instanceof Event.Header != (entry == 1))
                throw new CorruptGameFile(entry, "the header must be the first entry and no other");
            return new StoredEvent(
                    entry, read.event(), read.beside().outbox(), read.beside().at(), read.hash());
        } catch (IllegalArgumentException e) {
            throw new CorruptGameFile(entry, e.getMessage());
        }
    }

    /**
     * Whether this is the incomplete beginning of an event: the lines of a document, and if its last line is there, the beginning of
     * the one right hash. After a crash some file systems pad with zero bytes.
     */
    private static boolean torn(int entry, String previous, String bytes) {
        int end = bytes.length();
        while (end > 0 && bytes.charAt(end - 1) == 0) end--;
        var tail = bytes.substring(0, end);
        var head = DocumentText.head(entry);
        if (!tail.startsWith(head)) return head.startsWith(tail);
        int chained = tail.indexOf("\nprevious: ") + 1;
        if (chained == 0 || tail.indexOf('\n', chained) < 0) return true;
        var document = tail.substring(0, tail.indexOf('\n', chained) + 1);
        var seal = DocumentText.seal(Hash.sha256(document.getBytes(StandardCharsets.ISO_8859_1)));
        return document.endsWith("\n" + DocumentText.chained(previous))
                && !tail.equals(document + seal)
                && (document + seal).startsWith(tail);
    }
}
