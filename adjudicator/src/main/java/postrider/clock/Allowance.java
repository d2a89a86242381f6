package postrider.clock;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * How much time a player has: for each letter, for the game, or both.
 *
 * @param letter the time for each letter; unused time is lost
 * @param bank the time for the game
 * @param doubling how long a letter may take before further time counts double
 * @param asking when a player is asked about a missing letter; if empty, when half the time is used
 * @param goOn how long after the last of these they have to say that they are going on
 */
public record Allowance(
        Optional<Duration> letter,
        Optional<Bank> bank,
        Optional<Duration> doubling,
        List<Duration> asking,
        Optional<Duration> goOn) {
    public static final Allowance NONE =
            new Allowance(Optional.empty(), Optional.empty(), Optional.empty(), List.of(), Optional.empty());

    /** The clock of correspondence chess. */
    private static final String CORRESPONDENCE =
            "50 days for 10 moves, double after 20 days, asked at 14 days and 35 days, go on within 5 days";

    private static final String TIME = "\\d{1,4} ?(?:h|d|hours?|days?)";
    private static final Pattern PART = Pattern.compile(String.join(
                    "|",
                    "(?<letter>%1$s)(?: a letter)?",
                    "(?<game>%1$s) a game",
                    "(?<first>%1$s) ?\\+ ?(?<more>%1$s)(?: a move)?",
                    "(?<every>%1$s)(?: for |/)(?<moves>\\d{1,3})(?: moves)?",
                    "double after (?<doubling>%1$s)",
                    "asked at (?<asking>%1$s(?: and %1$s){0,9})",
                    "go on within (?<goOn>%1$s)")
            .formatted(TIME));

    public Allowance {
        asking = List.copyOf(asking);
    }

    /**
     * Time for the game.
     *
     * @param more added after every {@code moves} moves
     */
    public record Bank(Duration first, Duration more, int moves) {
        /** How much of it there is in all after some moves. */
        Duration after(int made) {
            return first.plus(more.multipliedBy(made / moves));
        }
    }

    public boolean isNone() {
        return letter.isEmpty() && bank.isEmpty();
    }

    /** What a letter that took this long costs. */
    Duration cost(Duration counted) {
        return doubling.filter(from -> counted.compareTo(from) > 0)
                .map(from -> counted.plus(counted.minus(from)))
                .orElse(counted);
    }

    /** How long a letter may take at this cost. */
    Duration worth(Duration cost) {
        return doubling.filter(from -> cost.compareTo(from) > 0)
                .map(from -> from.plus(cost.minus(from).dividedBy(2)))
                .orElse(cost);
    }

    /**
     * Reads "72h", "30 days + 1 day a move", "7 days a letter, 200 days a game".
     *
     * @throws IllegalArgumentException with a sentence
     */
    public static Allowance read(String text) {
        if (text.equals("none")) return NONE;
        if (text.equals("correspondence")) return read(CORRESPONDENCE);
        var read = NONE;
        for (var part : text.split(" ?, ?", -1)) read = read.with(part, text);
        if (read.isNone()) throw unread(text);
        boolean lost =
                read.bank.isEmpty() && read.doubling.isPresent() || read.asking.isEmpty() && read.goOn.isPresent();
        if (lost)
            throw new IllegalArgumentException(
                    "clock=%s: 'double after' needs time for the game, and 'go on within' needs 'asked at'."
                            .formatted(text));
        return read;
    }

    private Allowance with(String part, String whole) {
        var said = PART.matcher(part.toLowerCase(Locale.ROOT));
        if (!said.matches()) throw unread(whole);
        if (said.group("letter") != null && letter.isEmpty())
            return new Allowance(Optional.of(time(said.group("letter"))), bank, doubling, asking, goOn);
        if (said.group("game") != null && bank.isEmpty())
            return with(new Bank(time(said.group("game")), Duration.ZERO, 1));
        if (said.group("first") != null && bank.isEmpty())
            return with(new Bank(time(said.group("first")), time(said.group("more")), 1));
        if (said.group("every") != null && bank.isEmpty()) {
            var time = time(said.group("every"));
            return with(new Bank(time, time, Math.max(1, Integer.parseInt(said.group("moves")))));
        }
        if (said.group("doubling") != null && doubling.isEmpty())
            return new Allowance(letter, bank, Optional.of(time(said.group("doubling"))), asking, goOn);
        if (said.group("asking") != null && asking.isEmpty()) {
            var all = Stream.of(said.group("asking").split(" and ")).map(Allowance::time);
            return new Allowance(letter, bank, doubling, all.sorted().toList(), goOn);
        }
        if (said.group("goOn") != null && goOn.isEmpty())
            return new Allowance(letter, bank, doubling, asking, Optional.of(time(said.group("goOn"))));
        throw unread(whole);
    }

    private Allowance with(Bank time) {
        return new Allowance(letter, Optional.of(time), doubling, asking, goOn);
    }

    private static IllegalArgumentException unread(String text) {
        return new IllegalArgumentException(
                "clock=%s is not understood: write none, correspondence, or for example '72h', '7 days a letter', '30 days + 1 day a move', '50 days for 10 moves' or '200 days a game'."
                        .formatted(text));
    }

    /** Reads "72h" or "3 days". */
    static Duration time(String text) {
        long number = Long.parseLong(text.replaceAll("\\D", ""));
        return text.replaceAll("[\\d ]", "").startsWith("h") ? Duration.ofHours(number) : Duration.ofDays(number);
    }

    /** "3 days" or "36 hours", as {@link #time} reads it. */
    static String words(Duration time) {
        long hours = time.toHours();
        boolean whole = hours % 24 == 0;
        long number = whole ? hours / 24 : hours;
        return "%d %s%s".formatted(number, whole ? "day" : "hour", number == 1 ? "" : "s");
    }

    /** As {@link #read} reads it. */
    @Override
    public String toString() {
        if (isNone()) return "none";
        return Stream.of(
                        letter.map(time -> words(time) + " a letter"),
                        bank.map(Allowance::words),
                        doubling.map(from -> "double after " + words(from)),
                        Optional.of(asking)
                                .filter(times -> !times.isEmpty())
                                .map(times -> times.stream()
                                        .map(Allowance::words)
                                        .collect(Collectors.joining(" and ", "asked at ", ""))),
                        goOn.map(within -> "go on within " + words(within)))
                .flatMap(Optional::stream)
                .collect(Collectors.joining(", "));
    }

    private static String words(Bank bank) {
        if (bank.more.isZero()) return words(bank.first) + " a game";
        return bank.moves == 1
                ? "%s + %s a move".formatted(words(bank.first), words(bank.more))
                : "%s for %d moves".formatted(words(bank.first), bank.moves);
    }
}
