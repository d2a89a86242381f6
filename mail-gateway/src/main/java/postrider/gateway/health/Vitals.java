package postrider.gateway.health;

import java.time.Duration;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.gateway.figures.Figure;
import postrider.gateway.figures.Took;

/**
 * How an office is: numbers, and no game, address or word of a letter.
 *
 * @param sinceRound how long ago it had last looked at everything; empty before the first time
 * @param reachable whether the mailbox could be looked into then
 * @param waiting letters that have come in and not acted yet
 * @param stopped games that nothing can be done in until the referee sees to them
 */
public record Vitals(Optional<Duration> sinceRound, boolean reachable, int waiting, int stopped) {
    /** Three times as long as it listens at most. */
    private static final Duration LONG = Duration.ofMinutes(15);

    /** Whether letters are being dealt with. A game that is stopped harms no other. */
    public boolean isWell() {
        return reachable && sinceRound.filter(ago -> ago.compareTo(LONG) < 0).isPresent();
    }

    /** As JSON. */
    String health() {
        return "{\"well\":%b,\"secondsSinceRound\":%s,\"mailboxReachable\":%b,\"lettersWaiting\":%d,\"gamesStopped\":%d}\n"
                .formatted(
                        isWell(),
                        sinceRound.map(ago -> "" + ago.toSeconds()).orElse("null"),
                        reachable,
                        waiting,
                        stopped);
    }

    /** In the text format of Prometheus, version 0.0.4, with all that was counted. */
    String metrics() {
        var heap = Runtime.getRuntime();
        var gauges = Stream.of(
                gauge(
                        "seconds_since_round",
                        "Since all was last looked at; -1 before that.",
                        sinceRound.map(Duration::toSeconds).orElse(-1L)),
                gauge("mailbox_reachable", "Whether the mailbox could be looked into then.", reachable ? 1 : 0),
                gauge("letters_waiting", "Letters that came in and have not acted yet.", waiting),
                gauge("games_stopped", "Games that wait for the referee to see to them.", stopped),
                gauge("heap_used_bytes", "Memory in use.", heap.totalMemory() - heap.freeMemory()),
                gauge("heap_limit_bytes", "Memory that may be used.", heap.maxMemory()));
        return Stream.of(gauges, Stream.of(Figure.values()).map(Figure::text), Stream.of(Took.A_LETTER.text()))
                .flatMap(lines -> lines)
                .collect(Collectors.joining());
    }

    private static String gauge(String name, String told, long value) {
        return "# HELP postrider_%1$s %2$s\n# TYPE postrider_%1$s gauge\npostrider_%1$s %3$d\n"
                .formatted(name, told, value);
    }
}
