package postrider.clock;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * When a player's time runs, and why it does not. Days are those of the place where the player lives; the referee's delays and
 * pauses are instants, the same for everybody.
 *
 * @param days on which nobody's time runs
 * @param homes where the player has lived, the first since {@link Instant#MIN}
 * @param leaves when the player is away
 * @param stops when the game stood still
 */
public record Calendar(Days days, List<Home> homes, List<Days.Leave> leaves, List<Span> stops) {
    /** How far ahead we look: time that has not run by then never will. */
    private static final Duration LONGEST = Duration.ofDays(40 * 366);

    public Calendar {
        homes = List.copyOf(homes);
        leaves = List.copyOf(leaves);
        stops = List.copyOf(stops);
    }

    /** Where a player lives from this instant on. */
    public record Home(Instant since, ZoneId zone) {}

    /** Why time does not run. */
    public enum Free {
        STOPPED,
        AWAY,
        QUIET
    }

    /** A span in which time runs, or is free for one reason. */
    public record Part(Span span, Optional<Free> free) {
        Duration counted() {
            return free.isPresent() ? Duration.ZERO : Duration.between(span.from(), span.until());
        }
    }

    /** Where the player lives at this instant. */
    public ZoneId zone(Instant at) {
        return homes.stream()
                .filter(home -> !home.since.isAfter(at))
                .reduce((one, later) -> later)
                .orElse(homes.getFirst())
                .zone();
    }

    /** The time between two instants in parts, without gap or overlap. */
    public List<Part> parts(Instant from, Instant until) {
        var parts = new ArrayList<Part>();
        var end = earlier(until, from.plus(LONGEST));
        for (var at = from; at.isBefore(end); at = parts.getLast().span().until())
            parts.add(new Part(new Span(at, earlier(change(at), end)), free(at)));
        return parts;
    }

    /** How much of the player's time runs between two instants. */
    public Duration counted(Instant from, Instant until) {
        return parts(from, until).stream().map(Part::counted).reduce(Duration.ZERO, Duration::plus);
    }

    /** When this much of the player's time has run; empty if that cannot be known yet. */
    public Optional<Instant> after(Instant from, Duration time) {
        var left = time;
        for (var at = from; at.isBefore(from.plus(LONGEST)) && !isStoppedForGood(at); at = change(at)) {
            var part = new Part(new Span(at, change(at)), free(at));
            if (part.free().isEmpty() && left.compareTo(part.counted()) <= 0) return Optional.of(at.plus(left));
            left = left.minus(part.counted());
        }
        return Optional.empty();
    }

    private boolean isStoppedForGood(Instant at) {
        return stops.stream().anyMatch(stop -> stop.holds(at) && stop.until().equals(Instant.MAX));
    }

    private Optional<Free> free(Instant at) {
        var day = at.atZone(zone(at)).toLocalDate();
        if (stops.stream().anyMatch(stop -> stop.holds(at))) return Optional.of(Free.STOPPED);
        if (leaves.stream().anyMatch(leave -> leave.holds(day))) return Optional.of(Free.AWAY);
        return Optional.of(Free.QUIET).filter(quiet -> days.holds(day));
    }

    /** The next instant at which time may begin or cease to run: midnight, a move to another place, a stop's beginning or end. */
    private Instant change(Instant at) {
        var zone = zone(at);
        var midnight =
                at.atZone(zone).toLocalDate().plusDays(1).atStartOfDay(zone).toInstant();
        return Stream.of(
                        homes.stream().map(Home::since),
                        stops.stream().flatMap(stop -> Stream.of(stop.from(), stop.until())))
                .flatMap(instants -> instants)
                .filter(instant -> instant.isAfter(at))
                .reduce(midnight, Calendar::earlier);
    }

    private static Instant earlier(Instant one, Instant other) {
        return one.isBefore(other) ? one : other;
    }
}
