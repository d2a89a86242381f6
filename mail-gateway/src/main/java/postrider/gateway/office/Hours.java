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

/** Records when the office was not at work, or could not send a game's letters: nobody's clock ran then. */
public final class Hours {
    /** Anything shorter is no absence. */
    private static final Duration SHORT = Duration.ofHours(1);

    /** Deadlines are no more precise than this. */
    private static final Duration OFTEN = Duration.ofMinutes(1);

    /** No player's clock runs longer, so older absences are dropped. */
    private static final Duration LONG = Duration.ofDays(800);

    private final Book book;
    private final InstantSource clock;

    /** The queues, including those of games, with letters that cannot be processed now. */
    private Set<String> stalled = Set.of();

    /** Where the hours are stored: a text, empty at first. */
    public interface Book {
        String text();

        /** Changes the text atomically, and returns the new one. */
        String change(UnaryOperator<String> become);
    }

    Hours(Book book, InstantSource clock) {
        this.book = book;
        this.clock = clock;
    }

    /**
     * An absence.
     *
     * @param game the only game concerned; empty if all were, which is how an older version reads every absence
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

        /** Whether another covers it, give or take {@link #SHORT}. */
        boolean isIn(Absence other) {
            return other.concerns(game)
                    && !other.span().from().isAfter(span.from().plus(SHORT))
                    && !other.span().until().plus(SHORT).isBefore(span.until());
        }

        /** Whether it may still be continuing. */
        boolean isOpen(Instant now) {
            return !game.isEmpty() && !span.until().plus(SHORT).isBefore(now);
        }
    }

    /**
     * What is stored.
     *
     * @param last when everything that had come in was last processed; empty before the first time
     * @param absences until then
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

        /** Adds the time since, if it was an absence. */
        Kept until(Instant now) {
            var all = new ArrayList<>(absences);
            last.filter(at -> at.plus(SHORT).isBefore(now))
                    .ifPresent(at -> all.add(new Absence(new Span(at, now), "")));
            all.removeIf(absence ->
                    absence.span().until().plus(LONG).isBefore(now) || absence.isShort() && !absence.isOpen(now));
            return new Kept(Optional.of(now), all);
        }

        /** Begins or continues the absence of a game with a waiting letter. */
        Kept waiting(String game, Instant now) {
            var since = open(game, now);
            var all = new ArrayList<>(absences);
            since.ifPresent(all::remove);
            var from = since.map(absence -> absence.span().from()).orElse(now);
            all.add(new Absence(new Span(from, now), game));
            return new Kept(last, all);
        }

        Kept with(Absence absence) {
            return absences.stream().anyMatch(absence::isIn) ? this : new Kept(last, Lists.with(absences, absence));
        }

        Optional<Absence> open(String game, Instant now) {
            return Lists.find(absences, absence -> absence.game().equals(game) && absence.isOpen(now));
        }
    }

    /** When nobody's clock ran in a game. The time since the last round is recorded first, if it was an absence. */
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

    /** Whether the letters of a game are being read: otherwise nobody is late in it. */
    synchronized boolean isOpen(GameStore game) {
        var kept = Kept.read(book.text());
        var now = clock.instant();
        return !stalled.contains(game.id())
                && kept.last().filter(at -> !at.plus(SHORT).isBefore(now)).isPresent();
    }

    /** A letter of a game, written at that time, leaves now. If that took long, nobody's clock ran meanwhile. */
    synchronized void leaves(GameStore game, Instant written) {
        var late = new Absence(new Span(written, clock.instant()), game.id());
        if (late.isShort() || TimePolicy.of(game.header().options()).isNone()) return;
        book.change(
                text -> Kept.read(text).until(late.span().until()).with(late).text());
    }

    /** Records that everything that came in has been processed, except on these queues. Stored at most once a minute. */
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
