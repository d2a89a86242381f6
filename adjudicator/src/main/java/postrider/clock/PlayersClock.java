package postrider.clock;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import postrider.clock.Calendar.Home;
import postrider.clock.Days.Leave;

/**
 * What is on record of one player's time. What it comes to depends on the policy: a {@link Judge} says.
 *
 * @param homes where they have lived, the first from ever
 * @param leaves when they are away
 * @param spent what their letters so far have cost
 * @param given what their opponent has given them of time for the game
 * @param letters how many that were awaited have come
 * @param late how many of them came when their time and the grace after it were over
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
    /** Whoever has written nothing yet lives in Greenwich. */
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
     * @param given what the opponent has given for it
     * @param asked how often its player was asked what has become of it
     * @param lastAsked when they were; since ever if they were not
     * @param goesOn whether they have answered that they go on
     * @param warned when they last heard that their time is over
     * @param out when both last heard that it is over, and the grace with it
     */
    public record Awaited(
            Instant since, Duration given, int asked, Instant lastAsked, boolean goesOn, Instant warned, Instant out) {
        Awaited(Instant since) {
            this(since, Duration.ZERO, 0, Instant.MIN, false, Instant.MIN, Instant.MIN);
        }
    }

    /** Where they live now. */
    public ZoneId zone() {
        return homes.getLast().zone();
    }

    /** A letter is awaited of them from now on, unless one was before. */
    public PlayersClock asked(Instant at) {
        return running.isPresent() ? this : running(Optional.of(new Awaited(at)));
    }

    /** No letter is awaited of them any more, and none has come. */
    public PlayersClock released() {
        return running(Optional.empty());
    }

    /** Their letter has come, in time or late, and has cost so much. */
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

    /** Their leave ends with this day, and none that was to come is taken. */
    public PlayersClock back(LocalDate today) {
        var taken = leaves.stream()
                .filter(leave -> !leave.from().isAfter(today))
                .map(leave -> leave.holds(today) ? new Leave(leave.from(), today) : leave)
                .toList();
        return new PlayersClock(homes, taken, spent, given, letters, late, running);
    }

    /** Their opponent gives them time. */
    public PlayersClock given(Duration time) {
        return new PlayersClock(homes, leaves, spent, given.plus(time), letters, late, running)
                .running(running.map(letter -> new Awaited(
                        letter.since,
                        letter.given.plus(time),
                        letter.asked,
                        letter.lastAsked,
                        letter.goesOn,
                        letter.warned,
                        letter.out)));
    }

    public PlayersClock goingOn() {
        return running(running.map(letter -> new Awaited(
                letter.since, letter.given, letter.asked, letter.lastAsked, true, letter.warned, letter.out)));
    }

    /** What the referee does about their time. */
    public PlayersClock called(Call call, Instant at) {
        return running(running.map(letter -> switch (call) {
            case ASKED ->
                new Awaited(letter.since, letter.given, letter.asked + 1, at, letter.goesOn, letter.warned, letter.out);
            case LATE ->
                new Awaited(letter.since, letter.given, letter.asked, letter.lastAsked, letter.goesOn, at, letter.out);
            case OUT ->
                new Awaited(
                        letter.since, letter.given, letter.asked, letter.lastAsked, letter.goesOn, letter.warned, at);
        }));
    }

    private PlayersClock running(Optional<Awaited> letter) {
        return new PlayersClock(homes, leaves, spent, given, letters, late, letter);
    }

    private static <T> List<T> with(List<T> some, T another) {
        return Stream.concat(some.stream(), Stream.of(another)).toList();
    }
}
