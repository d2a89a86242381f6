package postrider.gateway.office;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.clock.Span;
import postrider.log.TimePolicy;
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

    /** On which queues, those of games among them, letters wait that cannot be dealt with now. */
    private Set<String> stalled = Set.of();

    /** Where they are kept: a text, empty at first. */
    public interface Book {
        String text();

        /** Nobody else changes it meanwhile. Returns what it becomes. */
        String change(UnaryOperator<String> become);
    }

    Hours(Book book, InstantSource clock) {
        this.book = book;
        this.clock = clock;
    }

    /**
     * An absence.
     *
     * @param game that alone was left alone; empty if all were, as an older postrider reads each
     */
    private record Absence(Span span, String game) {
        static Absence read(String line) {
            var words = line.split(" ");
            return new Absence(
                    new Span(Instant.parse(words[0]), Instant.parse(words[1])), words.length > 2 ? words[2] : "");
        }

        String line() {
            return "%s %s %s".formatted(span.from(), span.until(), game).strip();
        }

        boolean concerns(String other) {
            return game.isEmpty() || game.equals(other);
        }

        boolean isShort() {
            return !span.from().plus(SHORT).isBefore(span.until());
        }

        /** Whether another says it, but for what is short. */
        boolean isIn(Absence other) {
            return other.concerns(game)
                    && !other.span().from().isAfter(span.from().plus(SHORT))
                    && !other.span().until().plus(SHORT).isBefore(span.until());
        }

        /** Whether it may go on. */
        boolean isOpen(Instant now) {
            return !game.isEmpty() && !span.until().plus(SHORT).isBefore(now);
        }
    }

    /**
     * What is kept.
     *
     * @param last when all that had come was dealt with; empty before the first time
     * @param absences up to then
     */
    private record Kept(Optional<Instant> last, List<Absence> absences) {
        static Kept read(String text) {
            var lines = text.lines().toList();
            return new Kept(
                    lines.stream().findFirst().map(Instant::parse),
                    lines.stream().skip(1).map(Absence::read).toList());
        }

        String text() {
            return Stream.concat(
                            last.map(Instant::toString).stream(),
                            absences.stream().map(Absence::line))
                    .collect(Collectors.joining("\n"));
        }

        /** With the time since, if it was an absence. */
        Kept until(Instant now) {
            var all = new ArrayList<>(absences);
            last.filter(at -> at.plus(SHORT).isBefore(now))
                    .ifPresent(at -> all.add(new Absence(new Span(at, now), "")));
            all.removeIf(absence ->
                    absence.span().until().plus(LONG).isBefore(now) || absence.isShort() && !absence.isOpen(now));
            return new Kept(Optional.of(now), all);
        }

        /** Of a game a letter waits, as it may have done before. */
        Kept waiting(String game, Instant now) {
            var since = open(game, now);
            var all = new ArrayList<>(absences);
            since.ifPresent(all::remove);
            var from = since.map(absence -> absence.span().from()).orElse(now);
            all.add(new Absence(new Span(from, now), game));
            return new Kept(last, all);
        }

        /** With an absence, unless it is known. */
        Kept with(Absence absence) {
            return absences.stream().anyMatch(absence::isIn) ? this : new Kept(last, Lists.with(absences, absence));
        }

        Optional<Absence> open(String game, Instant now) {
            return Lists.find(absences, absence -> absence.game().equals(game) && absence.isOpen(now));
        }
    }

    /** When nobody's time in a game ran. What is looked at now counts as looked at. */
    synchronized List<Span> absences(GameStore game) {
        var now = clock.instant();
        var kept = Kept.read(book.change(text -> {
            var before = Kept.read(text);
            var next = before.until(now);
            return next.absences().equals(before.absences()) ? text : next.text();
        }));
        return kept.absences().stream()
                .filter(absence -> absence.concerns(game.id()) && !absence.isShort())
                .map(Absence::span)
                .toList();
    }

    /** Whether the letters of a game are being read: else nobody is late in it. */
    synchronized boolean isOpen(GameStore game) {
        var kept = Kept.read(book.text());
        var now = clock.instant();
        return !stalled.contains(game.id())
                && kept.last().filter(at -> !at.plus(SHORT).isBefore(now)).isPresent();
    }

    /** A letter of a game leaves that was written then: if that is long ago, nobody's time ran meanwhile. */
    synchronized void leaves(GameStore game, Instant written) {
        var late = new Absence(new Span(written, clock.instant()), game.id());
        if (late.isShort() || TimePolicy.of(game.header().options()).isNone()) return;
        book.change(
                text -> Kept.read(text).until(late.span().until()).with(late).text());
    }

    /**
     * All that had come by now is dealt with, but for letters on these queues. It is written down once a minute, however often that is so.
     */
    synchronized void caughtUp(Set<String> waiting) {
        var now = clock.instant();
        stalled = Set.copyOf(waiting);
        if (Kept.read(book.text())
                .last()
                .filter(at -> now.isBefore(at.plus(OFTEN)))
                .isPresent()) return;
        book.change(text -> {
            var next = Kept.read(text).until(now);
            for (var game : waiting) next = next.waiting(game, now);
            return next.text();
        });
    }
}
