package postrider.gateway.office;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.clock.Span;
import postrider.store.GameStore;
import postrider.text.Lists;

/** When the office was at work, and when it was not, or could not send a game's letters: then nobody's time ran. */
public final class Hours {
    /** What is shorter is no absence. */
    private static final Duration SHORT = Duration.ofHours(1);

    /** Nobody's deadline is told more closely. */
    private static final Duration OFTEN = Duration.ofMinutes(1);

    /** No clock waits for so long. */
    private static final Duration LONG = Duration.ofDays(800);

    private final Book book;
    private final InstantSource clock;

    /** Since when a game's letters wait, and when they waited too long; known until the office closes. */
    private final Map<String, Instant> waiting = new ConcurrentHashMap<>();

    private final Map<String, List<Span>> waited = new ConcurrentHashMap<>();

    /** Where they are kept: a text, empty at first. */
    public interface Book {
        String text();

        void write(String text);
    }

    Hours(Book book, InstantSource clock) {
        this.book = book;
        this.clock = clock;
    }

    /**
     * What is kept.
     *
     * @param last when all that had come was dealt with; empty before the first time
     * @param absences up to then
     */
    private record Kept(Optional<Instant> last, List<Span> absences) {
        static Kept read(String text) {
            var lines = text.lines().toList();
            return new Kept(
                    lines.stream().findFirst().map(Instant::parse),
                    lines.stream()
                            .skip(1)
                            .map(line -> line.split(" "))
                            .map(ends -> new Span(Instant.parse(ends[0]), Instant.parse(ends[1])))
                            .toList());
        }

        String text() {
            return Stream.concat(
                            last.map(Instant::toString).stream(),
                            absences.stream().map(span -> span.from() + " " + span.until()))
                    .collect(Collectors.joining("\n"));
        }

        /** With the time since, if it was an absence. */
        Kept until(Instant now) {
            var all = new ArrayList<>(absences);
            last.filter(at -> at.plus(SHORT).isBefore(now)).ifPresent(at -> all.add(new Span(at, now)));
            all.removeIf(span -> span.until().plus(LONG).isBefore(now));
            return new Kept(Optional.of(now), all);
        }
    }

    /** When nobody's time in a game ran. What is looked at now counts as looked at. */
    synchronized List<Span> absences(GameStore game) {
        var kept = Kept.read(book.text());
        var now = kept.until(clock.instant());
        if (now.absences().size() > kept.absences().size()) book.write(now.text());
        return Lists.concat(now.absences(), waited.getOrDefault(game.id(), List.of()));
    }

    /** Whether letters are being read: else nobody is late. */
    synchronized boolean isOpen() {
        return Kept.read(book.text())
                .last()
                .filter(at -> !at.plus(SHORT).isBefore(clock.instant()))
                .isPresent();
    }

    /** Whether all letters of a game have left that could. */
    void delivered(GameStore game, boolean all) {
        var now = clock.instant();
        var since = Optional.ofNullable(all ? waiting.remove(game.id()) : waiting.putIfAbsent(game.id(), now));
        since.filter(at -> all && at.plus(SHORT).isBefore(now))
                .ifPresent(at -> waited.merge(game.id(), List.of(new Span(at, now)), Lists::concat));
    }

    /** All that had come by now is dealt with. It is written down once a minute, however often that is so. */
    synchronized void caughtUp() {
        var kept = Kept.read(book.text());
        var now = clock.instant();
        if (kept.last().filter(at -> now.isBefore(at.plus(OFTEN))).isEmpty())
            book.write(kept.until(now).text());
    }
}
