package postrider.log;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import postrider.clock.Allowance;
import postrider.clock.Policy;
import postrider.clock.Silence;
import postrider.kernel.GameOption;

/** How the time of a game is counted, as its players agreed. */
public final class TimePolicy {
    private static final GameOption CLOCK = GameOption.free(
            "clock",
            List.of("none", "72h"),
            Allowance::read,
            "Each letter of the referee says how much time you have, and until when.");
    private static final GameOption SILENCE = new GameOption(
            "silence",
            Stream.of(Silence.values()).map(Silence::word).toList(),
            true,
            Optional.empty(),
            "",
            "This happens, in this order, when a player's time and the grace after it are over.");
    private static final GameOption GRACE = GameOption.free(
            "grace",
            List.of("24h", "48h"),
            Policy::grace,
            "A player has this much longer, once they have heard that their time is over.");
    private static final GameOption LEAVE = GameOption.free(
            "leave", List.of("none", "45 days"), Policy::leave, "A player may be away this many days a year.");
    private static final GameOption QUIET = GameOption.free(
            "quiet",
            List.of("none", "saturday,sunday"),
            words -> Policy.days(words, "none"),
            "On these days nobody's time runs.");
    private static final GameOption HOLIDAYS = GameOption.free(
            "holidays",
            List.of("none", "12-25,2027-04-05"),
            words -> Policy.days("none", words),
            "On these days nobody's time runs.");

    private static final GameOption PROGRAM = GameOption.free(
            "program",
            List.of("no", "american"),
            TimePolicy::side,
            "A program plays that side, and nobody takes leave from a game against it.");

    /** The referee's own options. */
    public static final List<GameOption> OPTIONS = List.of(CLOCK, SILENCE, GRACE, LEAVE, QUIET, HOLIDAYS, PROGRAM);

    private static final Policy NO_CLOCK = read(Map.of());

    private TimePolicy() {}

    public static Policy of(Map<String, String> options) {
        return CLOCK.changed(options) ? read(options) : NO_CLOCK;
    }

    private static Policy read(Map<String, String> options) {
        return new Policy(
                Allowance.read(CLOCK.in(options)),
                Policy.silence(SILENCE.in(options)),
                Policy.days(QUIET.in(options), HOLIDAYS.in(options)),
                Policy.grace(GRACE.in(options)),
                Policy.leave(LEAVE.in(options)));
    }

    private static void side(String word) {
        if (!word.matches("[a-z]{2,20}"))
            throw new IllegalArgumentException(
                    "program=%s is not understood: it is no, or the side that a program plays.".formatted(word));
    }

    /** Why these options are no policy; empty if they are one. */
    public static Optional<String> fault(Map<String, String> options) {
        if (PROGRAM.changed(options) && LEAVE.changed(options))
            return Optional.of(
                    "'leave=%s' and 'program=%s' do not go together: nobody takes leave from a game against a program."
                            .formatted(LEAVE.in(options), PROGRAM.in(options)));
        return OPTIONS.stream()
                .filter(option -> option.changed(options))
                .filter(option -> !option.equals(CLOCK) && !option.equals(PROGRAM))
                .filter(option -> !CLOCK.changed(options))
                .findFirst()
                .map(option ->
                        "'%s=%s' says how time is counted, and the game has no clock: give it one with 'clock=72h', for example."
                                .formatted(option.name(), option.in(options)));
    }
}
