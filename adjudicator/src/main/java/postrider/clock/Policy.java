package postrider.clock;

import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.LocalDate;
import java.time.MonthDay;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * How the players of a game agreed to count its time. A {@link Judge} applies it.
 *
 * @param silence what silence leads to, in the order in which it is tried
 * @param days on which nobody's time runs
 * @param grace how long a player has after being told that their time is over
 * @param leave how many days a year a player may be away
 */
public record Policy(Allowance allowance, List<Silence> silence, Days days, Duration grace, int leave) {
    private static final Pattern LEAVE = Pattern.compile("(\\d{1,3})(?: days?)?(?: a year)?");
    private static final Pattern MONTH_DAY = Pattern.compile("\\d\\d-\\d\\d");
    private static final Pattern DATE = Pattern.compile("\\d{4}-\\d\\d-\\d\\d");
    private static final Pattern GRACE = Pattern.compile("\\d{1,3} ?(?:h|d|hours?|days?)");

    public Policy {
        silence = List.copyOf(silence);
    }

    /** Whether time is counted at all. */
    public boolean isNone() {
        return allowance.isNone();
    }

    /**
     * Reads the option {@code silence}.
     *
     * @throws IllegalArgumentException with a sentence, as all these readers do
     */
    public static List<Silence> silence(String words) {
        return Stream.of(words.split(",", -1))
                .map(word -> Arrays.stream(Silence.values())
                        .filter(one -> one.word().equals(word.strip()))
                        .findFirst()
                        .orElseThrow(() -> unread(
                                "silence",
                                words,
                                "one or more of remind, standing, default, pass, substitute, claim and forfeit")))
                .distinct()
                .sorted()
                .toList();
    }

    /**
     * @param quiet "saturday,sunday"; three letters of each are enough
     * @param holidays "12-25" for every year, "2027-04-05" for one
     */
    public static Days days(String quiet, String holidays) {
        var words = listed(holidays);
        if (words.stream()
                .anyMatch(word -> !MONTH_DAY.matcher(word).matches()
                        && !DATE.matcher(word).matches())) throw noDays(holidays);
        try {
            return new Days(
                    week(quiet),
                    read(words, MONTH_DAY, word -> MonthDay.parse("--" + word)),
                    read(words, DATE, LocalDate::parse));
        } catch (DateTimeException none) {
            throw noDays(holidays);
        }
    }

    private static <T extends Comparable<?>> Set<T> read(List<String> words, Pattern form, Function<String, T> read) {
        return words.stream().filter(form.asMatchPredicate()).map(read).collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<DayOfWeek> week(String quiet) {
        var week = listed(quiet).stream()
                .map(word -> Stream.of(DayOfWeek.values())
                        .filter(day -> word.length() >= 3 && day.name().startsWith(word.toUpperCase(Locale.ROOT)))
                        .findFirst()
                        .orElseThrow(() -> unread("quiet", quiet, "none, or days of the week")))
                .collect(Collectors.toCollection(TreeSet::new));
        if (week.size() == DayOfWeek.values().length) throw unread("quiet", quiet, "six days of the week at most");
        return week;
    }

    private static List<String> listed(String words) {
        return words.equals("none")
                ? List.of()
                : Stream.of(words.split(",", -1)).map(String::strip).toList();
    }

    private static IllegalArgumentException noDays(String holidays) {
        return unread("holidays", holidays, "none, or days such as 12-25 of every year and 2027-04-05");
    }

    /** Reads "24h" or "2 days". */
    public static Duration grace(String words) {
        if (!GRACE.matcher(words).matches()) throw unread("grace", words, "hours or days, such as 24h");
        return Allowance.time(words);
    }

    /** Reads "45 days a year". */
    public static int leave(String words) {
        if (words.equals("none")) return 0;
        var days = LEAVE.matcher(words);
        if (!days.matches()) throw unread("leave", words, "none, or a number of days a year, such as '45 days'");
        return Integer.parseInt(days.group(1));
    }

    private static IllegalArgumentException unread(String option, String words, String what) {
        return new IllegalArgumentException("%s=%s is not understood: write %s.".formatted(option, words, what));
    }
}
