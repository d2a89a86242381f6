package postrider.clock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.MonthDay;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import postrider.clock.Calendar.Home;
import postrider.clock.Days.Leave;

/** When time runs, over weekends, holidays, clock changes, leap days and moves to other places. */
class CalendarTest {
    private static final List<String> ZONES =
            List.of("Europe/Paris", "America/New_York", "Australia/Lord_Howe", "America/Havana", "Asia/Kolkata");
    private static final Days WORKING = Policy.days("saturday,sunday", "12-25,2027-04-05");
    private static final Duration HOUR = Duration.ofHours(1);

    @Test
    void timeStandsStillOnWeekends() {
        assertEquals("2026-12-02T10:00+01:00[Europe/Paris]", paris("2026-11-27T09:00:00Z", 72));
    }

    @Test
    void timeStandsStillOnHolidays() {
        assertEquals("2026-12-29T10:00+01:00[Europe/Paris]", paris("2026-12-23T09:00:00Z", 72));
        assertEquals("2027-04-06T11:00+02:00[Europe/Paris]", paris("2027-04-02T09:00:00Z", 24));
    }

    /** A day of time has 24 hours, so the wall clock shows a different hour. */
    @Test
    void summerTimeCostsNoHour() {
        for (var at :
                List.of("Europe/Paris 2027-03-27", "America/New_York 2027-03-13", "Australia/Sydney 2027-10-02")) {
            var zone = ZoneId.of(at.split(" ")[0]);
            var noon = LocalDate.parse(at.split(" ")[1]).atTime(12, 0).atZone(zone);
            var end = at(Days.NONE, zone)
                    .after(noon.toInstant(), HOUR.multipliedBy(48))
                    .orElseThrow();
            assertEquals(noon.plusDays(2).plusHours(1), end.atZone(zone), at);
        }
        var howe = ZoneId.of("Australia/Lord_Howe"); // half an hour
        var noon = LocalDate.parse("2027-10-02").atTime(12, 0).atZone(howe);
        var end = at(Days.NONE, howe)
                .after(noon.toInstant(), HOUR.multipliedBy(24))
                .orElseThrow();
        assertEquals(
                "2027-10-03T12:30+11:00[Australia/Lord_Howe]", end.atZone(howe).toString());
    }

    @Test
    void aQuietSundayIsFreeHoweverLongItIs() {
        var paris = at(Policy.days("sun", "none"), ZoneId.of("Europe/Paris"));
        for (var sunday : List.of("2027-03-28", "2027-10-31", "2027-06-06")) {
            var from = LocalDate.parse(sunday).minusDays(1).atTime(12, 0).atZone(paris.zone(Instant.EPOCH));
            assertEquals(
                    HOUR.multipliedBy(24),
                    paris.counted(from.toInstant(), from.plusDays(2).toInstant()),
                    sunday);
        }
    }

    @Test
    void aLeapDayIsADay() {
        assertEquals("2028-03-01T10:00+01:00[Europe/Paris]", paris("2028-02-28T09:00:00Z", 48));
    }

    @Test
    void leaveMayLastAYear() {
        var away = new Leave(LocalDate.parse("2027-02-01"), LocalDate.parse("2028-01-31"));
        var calendar = new Calendar(
                Days.NONE, List.of(new Home(Instant.MIN, ZoneId.of("Europe/Paris"))), List.of(away), List.of());
        assertEquals(
                Optional.of(Instant.parse("2028-02-02T11:00:00Z")),
                calendar.after(Instant.parse("2027-01-30T11:00:00Z"), HOUR.multipliedBy(72)));
    }

    @Test
    void aStopWithoutAnEndHasNoDeadline() {
        var calendar = new Calendar(
                Days.NONE,
                List.of(new Home(Instant.MIN, ZoneId.of("Europe/Paris"))),
                List.of(),
                List.of(new Span(Instant.parse("2027-02-01T00:00:00Z"), Instant.MAX)));
        assertEquals(Optional.empty(), calendar.after(Instant.parse("2027-01-31T12:00:00Z"), HOUR.multipliedBy(24)));
    }

    /** A zone that skipped a day, and zones whose midnight is skipped or comes twice. */
    @Test
    void timeRunsThroughEveryClockChange() {
        for (var at : List.of(
                "Pacific/Apia 2011-12-28",
                "America/Havana 2027-03-12",
                "America/Havana 2027-11-05",
                "America/Sao_Paulo 2018-02-16",
                "America/Sao_Paulo 2018-11-02")) {
            var zone = ZoneId.of(at.split(" ")[0]);
            var from = LocalDate.parse(at.split(" ")[1]).atStartOfDay(zone).toInstant();
            assertEquals(
                    HOUR.multipliedBy(120), at(Days.NONE, zone).counted(from, from.plus(HOUR.multipliedBy(120))), at);
        }
    }

    /** Whatever the calendar, all time is accounted for once, and the counted time ends at the deadline. */
    @Test
    void noInstantIsCountedTwiceOrLost() {
        var random = new Random(37);
        for (int i = 0; i < 100; i++) {
            var calendar = any(random);
            var from = anyTime(random);
            var until = from.plus(Duration.ofMinutes(random.nextInt(200_000)));
            var parts = calendar.parts(from, until);
            var at = from;
            for (var part : parts) {
                assertEquals(at, part.span().from());
                assertTrue(part.span().until().isAfter(at));
                at = part.span().until();
            }
            assertEquals(until, at.isBefore(until) ? from : at);
            var split = from.plus(Duration.between(from, until).dividedBy(3));
            var counted = calendar.counted(from, until);
            assertEquals(
                    counted, calendar.counted(from, split).plus(calendar.counted(split, until)), calendar::toString);
            var time = Duration.ofMinutes(1 + random.nextInt(50_000));
            var end = calendar.after(from, time).orElseThrow();
            assertEquals(time, calendar.counted(from, end), calendar::toString);
            assertEquals(
                    time.minusSeconds(1), calendar.counted(from, end.minusSeconds(1)), "it is the first such instant");
        }
    }

    /** The referee's delay moves a deadline by all the time that would have been counted meanwhile. */
    @Test
    void aDelayCostsNoTime() {
        var random = new Random(4);
        for (int i = 0; i < 100; i++) {
            var calendar = any(random);
            var from = anyTime(random);
            var time = Duration.ofHours(1 + random.nextInt(600));
            var before = calendar.after(from, time).orElseThrow();
            var began = from.plus(Duration.between(from, before).dividedBy(2));
            var stop = new Span(began, began.plus(Duration.ofHours(1 + random.nextInt(300))));
            var stops = new ArrayList<>(calendar.stops());
            stops.add(stop);
            var delayed = new Calendar(calendar.days(), calendar.homes(), calendar.leaves(), stops);
            var after = delayed.after(from, time).orElseThrow();
            assertFalse(after.isBefore(before));
            assertEquals(
                    time,
                    calendar.counted(from, stop.from())
                            .plus(calendar.counted(stop.until(), later(after, stop.until()))));
        }
    }

    private static Instant later(Instant one, Instant other) {
        return one.isAfter(other) ? one : other;
    }

    private static Calendar any(Random random) {
        var quiet = EnumSet.noneOf(DayOfWeek.class);
        for (var day : DayOfWeek.values()) if (random.nextInt(4) == 0 && quiet.size() < 6) quiet.add(day);
        var homes = new ArrayList<>(List.of(new Home(Instant.MIN, zone(random))));
        var leaves = new ArrayList<Leave>();
        var stops = new ArrayList<Span>();
        for (int i = random.nextInt(4); i > 0; i--) homes.add(new Home(anyTime(random), zone(random)));
        homes.sort((one, other) -> one.since().compareTo(other.since()));
        for (int i = random.nextInt(4); i > 0; i--) {
            var day = LocalDate.ofEpochDay(20_800 + random.nextInt(500));
            leaves.add(new Leave(day, day.plusDays(random.nextInt(40))));
        }
        for (int i = random.nextInt(3); i > 0; i--) {
            var at = anyTime(random);
            stops.add(new Span(at, at.plus(Duration.ofMinutes(1 + random.nextInt(20_000)))));
        }
        return new Calendar(new Days(quiet, Set.of(MonthDay.of(12, 25)), Set.of()), homes, leaves, stops);
    }

    private static Instant anyTime(Random random) {
        return Instant.parse("2026-12-01T00:00:00Z").plusSeconds(random.nextInt(40_000_000));
    }

    private static ZoneId zone(Random random) {
        return ZoneId.of(ZONES.get(random.nextInt(ZONES.size())));
    }

    private static Calendar at(Days days, ZoneId zone) {
        return new Calendar(days, List.of(new Home(Instant.MIN, zone)), List.of(), List.of());
    }

    private static String paris(String from, int hours) {
        var paris = ZoneId.of("Europe/Paris");
        return at(WORKING, paris)
                .after(Instant.parse(from), HOUR.multipliedBy(hours))
                .orElseThrow()
                .atZone(paris)
                .toString();
    }
}
