package postrider.log;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import postrider.kernel.GameOption;

/**
 * How long after the players its observers may read about a game.
 *
 * @param impulses how many impulses must have been played since
 * @param time how long ago it must be
 */
public record Spectators(int impulses, Duration time) {
    private static final String NONE = "no";
    private static final String OPEN = "open";
    private static final Pattern DELAY = Pattern.compile("(\\d{1,3}) ?(?:(impulses?|i)|(days?|d))");

    /** An option of the referee's own. */
    public static final GameOption OPTION = GameOption.free(
            "observers",
            List.of(NONE, "3 impulses"),
            Spectators::read,
            "Anybody may read what both of you know of each impulse, this much later, or at once if it is open.");

    /** The delay in a game with these options; empty if nobody may follow it. */
    public static Optional<Spectators> of(Map<String, String> options) {
        return read(OPTION.in(options));
    }

    private static Optional<Spectators> read(String words) {
        if (words.equals(NONE)) return Optional.empty();
        var delay = DELAY.matcher(words);
        if (!words.equals(OPEN) && !delay.matches())
            throw new IllegalArgumentException(
                    "observers=%s is not understood: it is no, open, or how much later, such as '3 impulses' or '7 days'."
                            .formatted(words));
        if (words.equals(OPEN)) return Optional.of(new Spectators(0, Duration.ZERO));
        int number = Integer.parseInt(delay.group(1));
        return Optional.of(
                delay.group(2) != null
                        ? new Spectators(number, Duration.ZERO)
                        : new Spectators(0, Duration.ofDays(number)));
    }

    /** "3 impulses later"; "at once". */
    public String delay() {
        if (impulses > 0) return impulses == 1 ? "one impulse later" : impulses + " impulses later";
        return time.isZero() ? "at once" : time.toDays() == 1 ? "a day later" : time.toDays() + " days later";
    }
}
