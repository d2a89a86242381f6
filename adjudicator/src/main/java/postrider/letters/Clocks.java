package postrider.letters;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.clock.Judge;
import postrider.kernel.ruling.Side;
import postrider.log.Timekeeping;
import postrider.play.OpenGame;
import postrider.play.Status;
import postrider.text.Wording;

/**
 * What each letter says about time in a game with a clock: both clocks, and the deadline in the reader's own time zone.
 *
 * @param game the game as the letter describes it
 * @param now when the letter is written
 * @param leaving whether the reader has left the game. Then their time does not run, and their calendar is cleared
 */
public record Clocks(OpenGame<?, ?> game, Instant now, Side to, boolean leaving) {
    /** The times with the clocks of all awaited players running. */
    private Timekeeping time() {
        return game.log().time().running(game.awaited(), now);
    }

    private Judge judge(Side side) {
        return time().judge(side, game.log().policy());
    }

    /** Whether there is anything to say. */
    private boolean counts() {
        return !game.log().policy().isNone() && !game.log().over() && !leaving;
    }

    /** One paragraph; empty if there is nothing to say. */
    public String sentence() {
        return counts() ? Wording.joinNonEmpty(" ", mine(), other(), banks(), late()) : "";
    }

    /** When the reader's letter is due; empty if none is awaited, or nobody knows. */
    public Optional<Instant> deadline() {
        return Optional.of(judge(to))
                .filter(judge -> counts() && !game.isOrdered(to))
                .flatMap(Judge::deadline);
    }

    private String mine() {
        var judge = judge(to);
        if (judge.player().running().isEmpty() || game.isOrdered(to)) return "";
        if (game.log().held()) return "Nobody's time runs.";
        if (judge.isOut()) return "Your time is over, and the grace after it.";
        if (judge.isLate())
            return "Your time is over. You have until %s."
                    .formatted(judge.graceUntil().map(this::at).orElse("nobody knows when"));
        return judge.deadline()
                .map(at -> "Your letter has to be here by %s: %s of your time."
                        .formatted(at(at), words(judge.calendar().counted(now, at))))
                .orElse("Nobody's time runs.");
    }

    private String other() {
        var other = game.other(to);
        if (!isOpen() || game.log().held() || judge(other).player().running().isEmpty()) return "";
        if (judge(other).isOut()) return "The time of the %s player is over, and the grace after it.".formatted(other);
        return judge(other)
                .deadline()
                .map(at -> "The %s player %s until %s.".formatted(other, at.isAfter(now) ? "has" : "had", at(at)))
                .orElse("");
    }

    private String banks() {
        var sides = isOpen() ? List.of(to, game.other(to)) : List.of(to);
        return sides.stream()
                .flatMap(side ->
                        judge(side)
                                .left(now)
                                .map(left -> "%s clock has %s".formatted(Phrases.whose(side, to), words(left)))
                                .stream())
                .reduce((mine, other) -> mine + ", " + Wording.uncapital(other))
                .map(text -> text + ".")
                .orElse("");
    }

    /** How often each player has been late. This is never forgotten. */
    private String late() {
        return Stream.of(to, game.other(to))
                .filter(side -> judge(side).player().late() > 0)
                .map(side -> side == to
                        ? "You have been silent past your time %s.".formatted(times(side))
                        : "The %s player has been silent past their time %s.".formatted(side, times(side)))
                .collect(Collectors.joining(" "));
    }

    private String times(Side side) {
        int late = judge(side).player().late();
        return late == 1 ? "once" : late == 2 ? "twice" : late + " times";
    }

    /** Whether the reader may see the other's clock. While both may have been asked, it would show who has answered. */
    private boolean isOpen() {
        return !(game.status() instanceof Status.Answers)
                || !game.status().awaits(to)
                || game.log().open().asked().size() == game.status().asked(to).size();
    }

    private String at(Instant instant) {
        return at(instant, judge(to).player().zone());
    }

    /** "Wednesday, 2 December 2026, 10:00 (Europe/Paris)". */
    public static String at(Instant instant, ZoneId zone) {
        return DateTimeFormatter.ofPattern("EEEE, d MMMM uuuu, HH:mm", Locale.ENGLISH)
                        .withZone(zone)
                        .format(instant)
                + " (%s)".formatted(zone.getId().equals("Z") ? "UTC" : zone.getId());
    }

    /** "3 days 4 hours"; "no time". */
    static String words(Duration time) {
        var whole = time.isNegative() ? Duration.ZERO : time;
        var parts = Stream.of(
                        Wording.count((int) whole.toDays(), "day"),
                        Wording.count(whole.toHoursPart(), "hour"),
                        Wording.count(whole.toMinutesPart(), "minute"))
                .filter(part -> !part.matches("(0|no) .*"))
                .limit(2)
                .toList();
        return parts.isEmpty() ? "no time" : String.join(" ", parts);
    }

    /**
     * The files for the reader's calendar (RFC 5545): when a letter is due, and which no longer is.
     *
     * @param referee the referee's address
     */
    public List<CalendarFile> files(String referee) {
        var told = Optional.ofNullable(game.log().time().told().get(to));
        var due = deadline();
        var number = time().number(to);
        return Stream.concat(
                        told
                                .filter(letter -> due.isEmpty() || letter != number)
                                .map(letter -> file(letter, CalendarFile.State.CANCELLED, now, referee))
                                .stream(),
                        due.map(at -> file(number, CalendarFile.State.CONFIRMED, at, referee)).stream())
                .toList();
    }

    private CalendarFile file(int letter, CalendarFile.State state, Instant at, String referee) {
        var name = "%s.%s.%d".formatted(game.id(), to.lower(), letter);
        int sequence = game.log().correspondence(to).sent();
        var due = "%s: your letter is due".formatted(game.id());
        var text = "%s, game %s: the referee waits for your letter.".formatted(game.title(), game.id());
        return new CalendarFile(name, sequence, state, at, now, due, text, referee);
    }
}
