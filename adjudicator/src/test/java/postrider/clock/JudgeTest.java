package postrider.clock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What each policy makes of a player's time. */
class JudgeTest {
    private static final Instant NOON = Instant.parse("2026-11-20T12:00:00Z");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "none | none",
                "72h | 3 days a letter",
                "7 days | 7 days a letter",
                "36 hours a letter | 36 hours a letter",
                "200 days a game | 200 days a game",
                "30 days + 1 day a move | 30 days + 1 day a move",
                "30d+1d a move, 7 days a letter | 7 days a letter, 30 days + 1 day a move",
                "50 days for 10 moves | 50 days for 10 moves",
                "30d+1d | 30 days + 1 day a move",
                "7d,50d/10 | 7 days a letter, 50 days for 10 moves",
                "correspondence | 50 days for 10 moves, double after 20 days, asked at 14 days and 35 days, go on within 5 days"
            })
    void aClockReadsBackAsWritten(String words, String canonical) {
        assertEquals(canonical, Allowance.read(words).toString());
        assertEquals(Allowance.read(words), Allowance.read(canonical));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "soon",
                "72",
                "7 days, 8 days",
                "double after 20 days",
                "7 days, double after 3 days",
                "7 days,"
            })
    void anInvalidClockIsRefused(String words) {
        var why = assertThrows(IllegalArgumentException.class, () -> Allowance.read(words));
        assertTrue(why.getMessage().startsWith("clock=" + words), why::getMessage);
    }

    @Test
    void daysAndSilenceAreRead() {
        assertEquals(List.of(Silence.DEFAULT, Silence.CLAIM), Policy.silence("claim,default"));
        assertThrows(IllegalArgumentException.class, () -> Policy.silence("shout"));
        assertThrows(IllegalArgumentException.class, () -> Policy.days("mon,tue,wed,thu,fri,sat,sun", "none"));
        assertThrows(IllegalArgumentException.class, () -> Policy.days("none", "12-32"));
        assertThrows(IllegalArgumentException.class, () -> Policy.days("none", "02-30"));
        assertEquals(45, Policy.leave("45 days a year"));
        assertEquals(Duration.ofHours(36), Policy.grace("36h"));
    }

    @Test
    void unusedTimeForALetterIsLost() {
        var judge = asked("72h");
        assertEquals(day(3), judge.deadline());
        var next = new Judge(judge.policy(), judge.answered(at(1)).asked(at(1)), List.of());
        assertEquals(day(4), next.deadline());
        assertEquals(Optional.empty(), next.left(at(2)));
    }

    @Test
    void timeOnAChessClockIsSaved() {
        var judge = asked("30 days + 1 day a move");
        assertEquals(day(30), judge.deadline());
        var next = new Judge(judge.policy(), judge.answered(at(10)).asked(at(12)), List.of());
        assertEquals(Optional.of(Duration.ofDays(21)), next.left(at(12)));
        assertEquals(day(33), next.deadline());
    }

    @Test
    void ofTwoDeadlinesTheEarlierCounts() {
        assertEquals(day(7), asked("30 days + 1 day a move, 7 days a letter").deadline());
        assertEquals(day(2), asked("2 days a game, 7 days a letter").deadline());
    }

    /** Fifty days: twenty count once, fifteen count double; after being asked twice, the player has five days to answer. */
    @Test
    void correspondenceTimeCountsDoubleAndSilenceEndsItEarly() {
        var judge = asked("correspondence");
        assertEquals(
                Duration.ofDays(50).minus(Duration.ofDays(22)),
                judge.left(at(21)).orElseThrow());
        assertEquals(Optional.of(new Judge.Due(Call.ASKED, at(14))), judge.next());
        assertEquals(day(35), judge.deadline());
        var richer = "100 days for 10 moves, double after 20 days, asked at 14 days and 35 days, go on within 5 days";
        var silent = asked(richer);
        assertEquals(day(40), silent.deadline());
        var speaking = new Judge(silent.policy(), silent.player().goingOn(), List.of());
        assertEquals(day(60), speaking.deadline());
        assertEquals(
                day(35),
                Optional.of(called(silent, Call.ASKED, 14).next().orElseThrow().at()));
    }

    @Test
    void theLatePlayerIsToldFirstAndThenBoth() {
        var judge = called(asked("72h"), Call.ASKED, 2);
        assertEquals(Optional.of(new Judge.Due(Call.LATE, at(3))), judge.next());
        assertFalse(judge.isLate());
        var late = called(judge, Call.LATE, 5); // the referee comes late, too
        assertTrue(late.isLate());
        assertEquals(Optional.of(new Judge.Due(Call.OUT, at(6))), late.next());
        assertFalse(late.isOut());
        var out = called(late, Call.OUT, 6);
        assertTrue(out.isOut());
        assertEquals(1, out.answered(at(6)).late());
        assertEquals(0, late.answered(at(5)).late());
        assertEquals(Optional.of(new Judge.Due(Call.ASKED, at(13))), out.next());
    }

    @Test
    void aPlayerWhoIsGivenTimeIsNoLongerLate() {
        var out = called(called(asked("72h"), Call.LATE, 3), Call.OUT, 4);
        var given = new Judge(out.policy(), out.player().given(Duration.ofDays(3)), List.of());
        assertEquals(day(6), given.deadline());
        assertFalse(given.isLate());
        assertFalse(given.isOut());
    }

    @Test
    void timeStandsStillWhileTheRefereeIsAway() {
        var judge = asked("72h");
        var week = List.of(new Span(at(2), at(9)));
        assertEquals(day(10), new Judge(judge.policy(), judge.player(), week).deadline());
        var late = called(judge, Call.LATE, 3);
        assertFalse(new Judge(late.policy(), late.player(), week).isLate());
    }

    @Test
    void twoPlayersInTwoZonesReadTheSameInstant() {
        for (var clock : List.of("72h", "correspondence", "30 days + 1 day a move")) {
            var policy = policy(clock, Days.NONE);
            var paris = PlayersClock.NEW
                    .living(NOON.minusSeconds(1), ZoneId.of("Europe/Paris"))
                    .asked(NOON);
            var tokyo = PlayersClock.NEW
                    .living(NOON.minusSeconds(1), ZoneId.of("Asia/Tokyo"))
                    .asked(NOON);
            assertEquals(
                    new Judge(policy, paris, List.of()).deadline(), new Judge(policy, tokyo, List.of()).deadline());
        }
    }

    @Test
    void leaveIsCountedByTheYear() {
        var judge = asked("72h");
        var player = judge.player().away(leave("2026-12-02", "2027-01-14"));
        var later = new Judge(judge.policy(), player, List.of());
        assertEquals(Optional.empty(), judge.cannotBeAway(leave("2026-11-20", "2026-12-31")));
        assertEquals(Optional.empty(), later.cannotBeAway(leave("2027-02-01", "2027-03-03")));
        assertEquals(
                Optional.of("that would be 46 days of leave in 2027, and you have 45"),
                later.cannotBeAway(leave("2027-02-01", "2027-03-04")));
        assertTrue(judge.cannotBeAway(leave("2026-11-22", "2026-11-21")).isPresent());
        assertTrue(judge.cannotBeAway(leave("2026-12-01", "2027-12-01")).isPresent());
        assertEquals(
                List.of(leave("2026-12-02", "2026-12-04")),
                player.back(LocalDate.parse("2026-12-04")).leaves());
        assertEquals(List.of(), player.back(LocalDate.parse("2026-12-01")).leaves());
    }

    private static Days.Leave leave(String from, String until) {
        return new Days.Leave(LocalDate.parse(from), LocalDate.parse(until));
    }

    private static Policy policy(String clock, Days days) {
        return new Policy(Allowance.read(clock), List.of(Silence.CLAIM), days, Duration.ofDays(1), 45);
    }

    private static Judge asked(String clock) {
        return new Judge(policy(clock, Days.NONE), PlayersClock.NEW.asked(NOON), List.of());
    }

    private static Judge called(Judge judge, Call call, int day) {
        return new Judge(judge.policy(), judge.player().called(call, at(day)), judge.stops());
    }

    private static Optional<Instant> day(int number) {
        return Optional.of(at(number));
    }

    private static Instant at(int day) {
        return NOON.plus(Duration.ofDays(day));
    }
}
