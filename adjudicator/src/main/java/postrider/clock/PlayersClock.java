package postrider.clock;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import postrider.clock.Calendar.Home;
import postrider.clock.Days.Leave;

/**
 * The record of one player's time. What it amounts to under a policy, a {@link Judge} says.
 *
 * @param homes where they have lived, the first since {@link Instant#MIN}
 * @param leaves when they are away
 * @param spent what their letters have cost so far
 * @param given the time for the game that their opponent has given them
 * @param letters how many awaited letters have come
 * @param late how many of those came after the grace was over
 * @param running the letter that is awaited; empty if none is
 */
public record PlayersClock(
        List<Home> homes,
        List<Leave> leaves,
        Duration spent,
        Duration given,
        int letters,
        int late,
        Optional<Awaited> running) {
    /** A player who has not said where they live is taken to live at UTC. */
    public static final PlayersClock NEW = new PlayersClock(
            List.of(new Home(Instant.MIN, ZoneOffset.UTC)),
            List.of(),
            Duration.ZERO,
            Duration.ZERO,
            0,
            0,
            Optional.empty());

    /**
     * A letter that is awaited.
     *
     * @param since when it was asked for
     * @param given the time for it that the opponent has given
     * @param asked how often its player has been asked about it
     * @param goesOn whether they have answered that they are going on
     * @param calls when the referee last made each call about it
     */
    public record Awaited(Instant since, Duration given, int asked, boolean goesOn, Map<Call, Instant> calls) {
        Awaited(Instant since) {
            this(since, Duration.ZERO, 0, false, Map.of());
        }

        /** When the referee last made this call; {@link Instant#MIN} if never. */
        Instant last(Call call) {
            return calls.getOrDefault(call, Instant.MIN);
        }

        private Awaited withMore(Duration time) {
            return new Awaited(since, given.plus(time), asked, goesOn, calls);
        }

        private Awaited goingOn() {
            return new Awaited(since, given, asked, true, calls);
        }

        private Awaited called(Call call, Instant at) {
            var made = new TreeMap<>(calls);
            made.put(call, at);
            return new Awaited(since, given, call == Call.ASKED ? asked + 1 : asked, goesOn, made);
        }
    }

    /** Where they live now. */
    public ZoneId zone() {
        return homes.getLast().zone();
    }

    /** A letter is awaited from this instant on, unless one already is. */
    public PlayersClock asked(Instant at) {
        return running.isPresent() ? this : running(Optional.of(new Awaited(at)));
    }

    /** No letter is awaited any more, though none has come. */
    public PlayersClock released() {
        return running(Optional.empty());
    }

    /** Their letter has come, at this cost. */
    PlayersClock answered(Duration cost, boolean tooLate) {
        return new PlayersClock(
                homes, leaves, spent.plus(cost), given, letters + 1, tooLate ? late + 1 : late, Optional.empty());
    }

    public PlayersClock living(Instant since, ZoneId zone) {
        return new PlayersClock(with(homes, new Home(since, zone)), leaves, spent, given, letters, late, running);
    }

    public PlayersClock away(Leave leave) {
        return new PlayersClock(homes, with(leaves, leave), spent, given, letters, late, running);
    }

    /** Their leave ends with this day, and later leave is cancelled. */
    public PlayersClock back(LocalDate today) {
        var taken = leaves.stream()
                .filter(leave -> !leave.from().isAfter(today))
                .map(leave -> leave.holds(today) ? new Leave(leave.from(), today) : leave)
                .toList();
        return new PlayersClock(homes, taken, spent, given, letters, late, running);
    }

    public PlayersClock given(Duration time) {
        return new PlayersClock(homes, leaves, spent, given.plus(time), letters, late, running)
                .running(running.map(letter -> letter.withMore(time)));
    }

    public PlayersClock goingOn() {
        return running(running.map(Awaited::goingOn));
    }

    public PlayersClock called(Call call, Instant at) {
        return running(running.map(letter -> letter.called(call, at)));
    }

    private PlayersClock running(Optional<Awaited> letter) {
        return new PlayersClock(homes, leaves, spent, given, letters, late, letter);
    }

    private static <T> List<T> with(List<T> some, T another) {
        return Stream.concat(some.stream(), Stream.of(another)).toList();
    }
}
