package postrider.gateway.health;

import java.time.Duration;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.gateway.figures.Figure;
import postrider.gateway.figures.Took;

/**
 * The health of an office: numbers only, no game, address or word of a letter.
 *
 * @param sinceRound time since the last complete round; empty before the first
 * @param reachable whether the mailbox could be read then
 * @param stopped games that cannot go on until the referee acts
 */
public record Vitals(Optional<Duration> sinceRound, boolean reachable, int waiting, int stopped) {
    /** Three times the longest wait for new mail. */
    private static final Duration LONG = Duration.ofMinutes(15);

    /** Whether letters are being handled. A stopped game does not affect the others. */
    public boolean isWell() {
        return reachable && sinceRound.filter(ago -> ago.compareTo(LONG) < 0).isPresent();
    }

    String health() {
        return "{\"well\":%b,\"secondsSinceRound\":%s,\"mailboxReachable\":%b,\"lettersWaiting\":%d,\"gamesStopped\":%d}\n"
                .formatted(
                        isWell(),
                        sinceRound.map(ago -> "" + ago.toSeconds()).orElse("null"),
                        reachable,
                        waiting,
                        stopped);
    }

    /** In the text format of Prometheus, version 0.0.4, with all counters. */
    String metrics() {
        var heap = Runtime.getRuntime();
        var gauges = Stream.of(
                gauge(
                        "seconds_since_round",
                        "Seconds since the last complete round; -1 before the first.",
                        sinceRound.map(Duration::toSeconds).orElse(-1L)),
                gauge("mailbox_reachable", "Whether the mailbox could be read then.", reachable ? 1 : 0),
                gauge("letters_waiting", "Letters that arrived and are not handled yet.", waiting),
                gauge("games_stopped", "Games that cannot go on until the referee acts.", stopped),
                gauge("heap_used_bytes", "Heap in use.", heap.totalMemory() - heap.freeMemory()),
                gauge("heap_limit_bytes", "Largest heap allowed.", heap.maxMemory()));
        return Stream.of(gauges, Stream.of(Figure.values()).map(Figure::text), Stream.of(Took.A_LETTER.text()))
                .flatMap(lines -> lines)
                .collect(Collectors.joining());
    }

    private static String gauge(String name, String told, long value) {
        return "# HELP postrider_%1$s %2$s\n# TYPE postrider_%1$s gauge\npostrider_%1$s %3$d\n"
                .formatted(name, told, value);
    }
}
