package postrider.clock;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import postrider.clock.PlayersClock.Awaited;

/**
 * Applies a policy to one player's time. Time is judged nowhere else.
 *
 * @param stops when the game stood still, through the referee's delay or by agreement
 */
public record Judge(Policy policy, PlayersClock player, List<Span> stops) {
    /** How often a player who is out of time is asked again. */
    private static final Duration WEEK = Duration.ofDays(7);

    /** What must be said next, and when. */
    public record Due(Call call, Instant at) {}

    public Calendar calendar() {
        return new Calendar(policy.days(), player.homes(), player.leaves(), stops);
    }

    /** How much of their time has run on the letter that is awaited. */
    public Duration counted(Instant now) {
        return player.running()
                .map(letter -> calendar().counted(letter.since(), now))
                .orElse(Duration.ZERO);
    }

    /** What is left of their time for the game; empty if the policy grants none. */
    public Optional<Duration> left(Instant now) {
        return bank().map(left -> left.minus(policy.allowance().cost(counted(now))));
    }

    /** What was left when their letter was asked for. */
    private Optional<Duration> bank() {
        return policy.allowance()
                .bank()
                .map(bank -> bank.after(player.letters()).plus(player.given()).minus(player.spent()));
    }

    /** How much time they have for the letter that is awaited. */
    private Optional<Duration> allowed(Awaited letter) {
        var allowance = policy.allowance();
        return Stream.of(
                        allowance.letter().map(letter.given()::plus),
                        bank().map(left -> left.isNegative() ? Duration.ZERO : allowance.worth(left)),
                        allowance
                                .goOn()
                                .filter(within -> !letter.goesOn())
                                .map(within -> allowance.asking().getLast().plus(within)))
                .flatMap(Optional::stream)
                .min(Duration::compareTo);
    }

    /** When the awaited letter is due; empty if none is awaited, or that cannot be known yet. */
    public Optional<Instant> deadline() {
        return player.running()
                .flatMap(letter -> allowed(letter).flatMap(time -> calendar().after(letter.since(), time)));
    }

    /** Whether they have been told that their time is over, and it still is. */
    public boolean isLate() {
        return player.running()
                .filter(letter -> isOver(deadline(), letter.last(Call.LATE)))
                .isPresent();
    }

    private static boolean isOver(Optional<Instant> end, Instant now) {
        return end.filter(at -> !at.isAfter(now)).isPresent();
    }

    /** When the grace ends; empty unless they have been told that their time is over. */
    public Optional<Instant> graceUntil() {
        return player.running()
                .filter(letter -> isLate())
                .flatMap(letter -> calendar().after(letter.last(Call.LATE), policy.grace()));
    }

    /** Whether both have been told that the grace is over, and it still is. */
    public boolean isOut() {
        return player.running()
                .filter(letter -> isOver(graceUntil(), letter.last(Call.OUT)))
                .isPresent();
    }

    /** What the referee must say next. */
    public Optional<Due> next() {
        return player.running().flatMap(this::next);
    }

    private Optional<Due> next(Awaited letter) {
        var asked = asking(letter).map(at -> new Due(Call.ASKED, at));
        var over = over(letter);
        return asked.filter(due -> !isLate())
                .filter(due ->
                        over.filter(later -> !due.at().isBefore(later.at())).isEmpty())
                .or(() -> over);
    }

    /** What must be said next about their time being over. */
    private Optional<Due> over(Awaited letter) {
        if (isOut())
            return calendar()
                    .after(later(letter.last(Call.OUT), letter.last(Call.ASKED)), WEEK)
                    .map(at -> new Due(Call.ASKED, at));
        return isLate()
                ? graceUntil().map(at -> new Due(Call.OUT, at))
                : deadline().map(at -> new Due(Call.LATE, at));
    }

    /** When they are next asked about the letter; empty if they have been asked as often as agreed. */
    private Optional<Instant> asking(Awaited letter) {
        var asking = policy.allowance().asking();
        var half = allowed(letter).stream().map(time -> time.dividedBy(2));
        return (asking.isEmpty() ? half : asking.stream())
                .skip(letter.asked())
                .findFirst()
                .flatMap(time -> calendar().after(letter.since(), time));
    }

    public PlayersClock answered(Instant at) {
        return player.running()
                .map(letter -> player.answered(policy.allowance().cost(counted(at)), isOver(graceUntil(), at)))
                .orElse(player);
    }

    /** Why they cannot take this leave, a clause without a full stop; empty if they can. */
    public Optional<String> cannotBeAway(Days.Leave leave) {
        if (policy.leave() == 0) return Optional.of("the players have agreed on no leave");
        if (leave.until().isBefore(leave.from())) return Optional.of("it ends before it begins");
        var taken = Stream.concat(player.leaves().stream(), Stream.of(leave)).toList();
        return IntStream.rangeClosed(leave.from().getYear(), leave.until().getYear())
                .boxed()
                .filter(year -> Days.taken(taken, year) > policy.leave())
                .findFirst()
                .map(year -> "that would be %d days of leave in %d, and you have %d"
                        .formatted(Days.taken(taken, year), year, policy.leave()));
    }

    private static Instant later(Instant one, Instant other) {
        return one.isAfter(other) ? one : other;
    }
}
