package postrider.log;

import static postrider.log.PendingMotions.why;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import postrider.clock.Days;
import postrider.clock.Judge;
import postrider.clock.PlayersClock;
import postrider.clock.Policy;
import postrider.clock.Silence;
import postrider.clock.Span;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.text.Maps;
import postrider.words.Motion;
import postrider.words.TimeMotion;

/**
 * The record of a game's time. Nothing here reads a clock: all of it follows from the events and when they were entered.
 *
 * @param players each player's clock
 * @param stops when the game stood still; the last stop may still last
 * @param ifLate for each side, the lines it has left for when its time is over
 * @param told for each side, the number of the letter its calendar waits for; none where the calendar is clear
 * @param lostBy who has lost on time
 * @param unrated whether the winner on time has waived the rating
 */
public record Timekeeping(
        Map<Side, PlayersClock> players,
        List<Span> stops,
        Map<Side, List<String>> ifLate,
        Map<Side, Integer> told,
        Optional<Side> lostBy,
        boolean unrated) {
    static final Timekeeping NONE = new Timekeeping(Map.of(), List.of(), Map.of(), Map.of(), Optional.empty(), false);

    static Timekeeping of(Event.Header header) {
        var clocks = Map.<Side, PlayersClock>of();
        for (var side : header.players().keySet()) clocks = Maps.with(clocks, side, PlayersClock.NEW);
        return NONE.with(clocks);
    }

    public Judge judge(Side side, Policy policy) {
        return new Judge(policy, players.get(side), stops);
    }

    /** The sides whose time runs, or would if the game did not stand still. */
    public List<Side> running() {
        return Lists.filter(
                players.keySet(), side -> players.get(side).running().isPresent());
    }

    /** When the referee next has something to say or do about time. */
    static Optional<Instant> next(GameLog log) {
        return log.time().running().stream()
                .flatMap(side -> isForfeit(side, log)
                        ? Stream.of(Instant.MIN)
                        : log.time().judge(side, log.policy()).next().map(Judge.Due::at).stream())
                .min(Instant::compareTo);
    }

    /** Whether a side has lost on time, and the referee has yet to say so. */
    public static boolean isForfeit(Side side, GameLog log) {
        return log.policy().silence().contains(Silence.FORFEIT)
                && new Settlement.Forfeit(side).cannotIn(log).isEmpty();
    }

    /** Whether somebody's time was running then, and still is. */
    public boolean ran(Span meanwhile) {
        return players.values().stream()
                        .flatMap(clock -> clock.running().stream())
                        .anyMatch(letter -> letter.since().isBefore(meanwhile.until()))
                && stops.stream().noneMatch(stop -> stop.covers(meanwhile));
    }

    Timekeeping answered(Side side, Policy policy, Instant at) {
        return with(side, judge(side, policy).answered(at));
    }

    Timekeeping with(Tick tick, Instant at) {
        return switch (tick) {
            case Tick.Runs(var sides) -> running(sides, at);
            case Tick.Called(var call, var side) -> with(side, players.get(side).called(call, at));
            case Tick.Delayed(var meanwhile) -> stopped(meanwhile);
        };
    }

    /** Letters of these sides, and no others, are awaited from now on. */
    public Timekeeping running(List<Side> sides, Instant at) {
        var next = this;
        for (var side : players.keySet()) {
            var clock = players.get(side);
            next = next.with(side, sides.contains(side) ? clock.asked(at) : clock.released());
        }
        for (var side : sides) next = next.telling(Maps.with(next.told, side, next.number(side)));
        return next;
    }

    /** The number of the side's letter that is, or will be, awaited. */
    public int number(Side side) {
        return players.get(side).letters() + 1;
    }

    Timekeeping held(boolean held, Instant at) {
        if (held) return stopped(new Span(at, Instant.MAX));
        var last = stops.getLast();
        return stopping(Lists.with(stops.subList(0, stops.size() - 1), new Span(last.from(), at)));
    }

    private Timekeeping stopped(Span span) {
        return stopping(Lists.with(stops, span));
    }

    Timekeeping with(TimeMotion motion, Side by, Side other, Instant at) {
        var clock = players.get(by);
        var today = at.atZone(clock.zone()).toLocalDate();
        return switch (motion) {
            case TimeMotion.Zone(var zone) -> with(by, clock.living(at, zone));
            case TimeMotion.Away(var from, var until) ->
                with(by, clock.away(new Days.Leave(from.isBefore(today) ? today : from, until)));
            case TimeMotion.Back() -> with(by, clock.back(today));
            case TimeMotion.Give(int days) -> with(other, players.get(other).given(Duration.ofDays(days)));
            case TimeMotion.GoOn() -> with(by, clock.goingOn());
            case TimeMotion.IfLate(var lines) ->
                leaving(lines.isEmpty() ? Maps.without(ifLate, by) : Maps.with(ifLate, by, lines));
            case TimeMotion.Waive() -> new Timekeeping(players, stops, ifLate, told, lostBy, true);
            case TimeMotion.Resume() -> this;
            case TimeMotion.Claim() -> this;
        };
    }

    /** A letter went out to a side: if nothing is awaited of it, its calendar is now clear. */
    Timekeeping sent(Side side) {
        return players.get(side).running().isPresent() ? this : telling(Maps.without(told, side));
    }

    /** Someone else takes the seat: their time starts anew, and nothing their predecessor left for a silent player speaks for them. */
    Timekeeping seated(Side side, Instant at) {
        boolean awaited = players.get(side).running().isPresent();
        return with(side, awaited ? PlayersClock.NEW.asked(at) : PlayersClock.NEW)
                .leaving(Maps.without(ifLate, side))
                .telling(Maps.without(told, side));
    }

    Timekeeping lost(Side side) {
        return new Timekeeping(players, stops, ifLate, told, Optional.of(side), unrated);
    }

    Timekeeping exchanged(UnaryOperator<Side> other) {
        return new Timekeeping(
                Maps.mapKeys(other, players),
                stops,
                Maps.mapKeys(other, ifLate),
                Maps.mapKeys(other, told),
                lostBy.map(other),
                unrated);
    }

    private Timekeeping with(Side side, PlayersClock clock) {
        return with(Maps.with(players, side, clock));
    }

    private Timekeeping with(Map<Side, PlayersClock> clocks) {
        return new Timekeeping(clocks, stops, ifLate, told, lostBy, unrated);
    }

    private Timekeeping stopping(List<Span> spans) {
        return new Timekeeping(players, spans, ifLate, told, lostBy, unrated);
    }

    private Timekeeping leaving(Map<Side, List<String>> lines) {
        return new Timekeeping(players, stops, lines, told, lostBy, unrated);
    }

    private Timekeeping telling(Map<Side, Integer> letters) {
        return new Timekeeping(players, stops, ifLate, letters, lostBy, unrated);
    }

    /** Why a side cannot make this motion now, one clause without a full stop; empty if it can. */
    static Optional<String> cannot(TimeMotion motion, Side by, GameLog log) {
        var policy = log.policy();
        var time = log.time();
        var other = log.other(by);
        return switch (motion) {
            case TimeMotion.Zone zone -> Optional.empty();
            case TimeMotion.Away(var from, var until) ->
                time.judge(by, policy).cannotBeAway(new Days.Leave(from, until));
            case TimeMotion.Back() -> why(time.players.get(by).leaves().isEmpty(), "you have told of no leave");
            case TimeMotion.Give(int days) ->
                why(time.players.get(other).running().isEmpty(), "no letter of the other player is awaited");
            case TimeMotion.GoOn() ->
                why(
                        policy.allowance().goOn().isEmpty()
                                || time.players.get(by).running().isEmpty(),
                        "you are not asked whether you go on");
            case TimeMotion.IfLate lines ->
                why(!policy.silence().contains(Silence.STANDING), "the players have not agreed on silence=standing");
            case TimeMotion.Resume() -> why(!log.mayResume(), "the game is not paused, or the referee has paused it");
            case TimeMotion.Claim() ->
                why(!policy.silence().contains(Silence.CLAIM), "the players have not agreed on silence=claim")
                        .or(() -> new Settlement.Forfeit(other).cannotIn(log));
            case TimeMotion.Waive() -> Optional.of("nobody has lost on time");
        };
    }

    /** Whether a side may waive the rating: its opponent has lost on time. */
    boolean mayWaive(Side side) {
        return lostBy.filter(loser -> loser != side).isPresent() && !unrated;
    }

    /** The settlement a motion brings about at once; empty if there is none. */
    static Optional<Settlement> settles(TimeMotion motion, Side by, GameLog log) {
        return switch (motion) {
            case TimeMotion.Claim() -> Optional.of(new Settlement.Forfeit(log.other(by)));
            case TimeMotion.Resume() -> Optional.of(new Settlement.Resume());
            case Motion other -> Optional.empty();
        };
    }
}
