package postrider.gamefile;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import postrider.kernel.Side;

/**
 * The letters from and to one side.
 *
 * @param sent how many went out to it
 * @param thread Message-IDs from and to it, oldest first: the first and the last few, enough for every mail program
 * @param deliveries that were dealt with, by a short hash: the Message-ID of the first letter that went back; empty if none did
 * @param idle how often a letter moved nothing, by a short hash, whatever its Message-ID
 * @param deeds what letters did, by a short hash of what was signed
 */
public record Correspondence(
        int sent,
        List<String> thread,
        Map<String, String> deliveries,
        Map<String, Integer> idle,
        Map<String, Deed> deeds) {
    static final Correspondence NONE = new Correspondence(0, List.of(), Map.of(), Map.of(), Map.of());

    private static final int THREAD = 6;

    /** 128 bits: nobody finds two letters of one. */
    private static final int SHORT = 32;

    /** What a letter did. */
    public record Deed(Event.Letter.Purpose purpose, int impulse) {}

    /** These, and the letters of one more event. */
    Correspondence with(Side side, StoredEvent stored) {
        var out = stored.outbox().stream()
                .filter(letter -> letter.to() == side)
                .map(Outgoing::messageId)
                .toList();
        return switch (stored.event()) {
            case Event.Letter letter
            when letter.side() == side ->
                with(letter.messageId(), letter.digest(), out)
                        .done(letter.signed(), new Deed(letter.purpose(), letter.impulse()));
            case Event.Rejected letter
            when letter.side() == side ->
                with(letter.messageId(), letter.digest(), out).movedNothing(letter.digest());
            default -> with(Stream.of(), out);
        };
    }

    /** A letter that the referee entered by hand has no Message-ID. */
    private Correspondence with(String messageId, String digest, List<String> answers) {
        if (messageId.isEmpty()) return with(Stream.of(), answers);
        return with(Stream.of(messageId), answers)
                .dealtWith(
                        delivery(messageId, digest),
                        answers.stream().findFirst().orElse(""));
    }

    private Correspondence with(Stream<String> in, List<String> out) {
        var longer = Stream.of(thread.stream(), in, out.stream()).flatMap(ids -> ids);
        return new Correspondence(sent + out.size(), clipped(longer.toList()), deliveries, idle, deeds);
    }

    private Correspondence dealtWith(String delivery, String answer) {
        var first = deliveries.getOrDefault(delivery, answer);
        return new Correspondence(sent, thread, with(deliveries, delivery, first), idle, deeds);
    }

    private Correspondence movedNothing(String digest) {
        return new Correspondence(sent, thread, deliveries, with(idle, hash(digest), idle(digest) + 1), deeds);
    }

    private Correspondence done(String signed, Deed deed) {
        var first = deed(signed).orElse(deed);
        return new Correspondence(sent, thread, deliveries, idle, with(deeds, hash(signed), first));
    }

    private static <V> Map<String, V> with(Map<String, V> map, String key, V value) {
        var copy = new LinkedHashMap<>(map);
        copy.put(key, value);
        return Collections.unmodifiableMap(copy);
    }

    private static List<String> clipped(List<String> thread) {
        if (thread.size() <= THREAD) return thread;
        var clipped = new ArrayList<>(thread.subList(thread.size() - THREAD + 1, thread.size()));
        clipped.addFirst(thread.getFirst());
        return List.copyOf(clipped);
    }

    private static String delivery(String messageId, String digest) {
        return hash(messageId + " " + digest);
    }

    private static String hash(String text) {
        return EventLog.hash(text.getBytes(StandardCharsets.UTF_8)).substring(0, SHORT);
    }

    /**
     * The Message-ID of what answered this very delivery; empty if it was not dealt with. A letter entered by hand is never
     * a delivery.
     */
    public Optional<String> answer(String messageId, String digest) {
        return Optional.ofNullable(deliveries.get(delivery(messageId, digest)));
    }

    /** How often a letter moved nothing, whatever its Message-ID. */
    public int idle(String digest) {
        return idle.getOrDefault(hash(digest), 0);
    }

    /** What a letter of the same signed bytes did earlier. */
    public Optional<Deed> deed(String signed) {
        return Optional.ofNullable(deeds.get(hash(signed)));
    }
}
