package postrider.gateway.workbench;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.regex.Pattern;
import postrider.gateway.mailbox.Sender;
import postrider.gateway.mime.Latin;
import postrider.store.GameStore;

/**
 * Sends letters one by one, at random intervals with a given average rate, while the gateways serve, and measures how long until each answer has
 * left. A game gets no letter before the last one is answered.
 */
final class Pace {
    private static final Duration MOST = Duration.ofMinutes(2);
    private static final Pattern LETTER = Pattern.compile("<letter\\.[0-9]+@[^>]+>");

    private final Map<String, Sent> sent = new ConcurrentHashMap<>();
    private final Queue<GameStore> free = new ConcurrentLinkedQueue<>();
    private final Queue<Duration> times = new ConcurrentLinkedQueue<>();

    private record Sent(GameStore game, long at) {}

    /** Writes a game's next letter; returns nothing if none is awaited. */
    interface Player {
        List<byte[]> writes(GameStore game);
    }

    interface Carrier {
        void brings(byte[] letter, int number);
    }

    /** Wraps a sender to notice each answer as it leaves. */
    Sender watching(Sender sender) {
        return letter -> {
            sender.send(letter);
            if (!sent.isEmpty()) answered(letter);
        };
    }

    private static String header(byte[] letter) {
        return Latin.text(letter).split("\r\n\r\n", 2)[0];
    }

    private void answered(byte[] letter) {
        LETTER.matcher(header(letter)).results().forEach(found -> {
            var known = sent.remove(found.group());
            if (known == null) return;
            times.add(Duration.ofNanos(System.nanoTime() - known.at()));
            free.add(known.game());
        });
    }

    /** Returns how long each letter took, shortest first. */
    List<Duration> of(double aSecond, int letters, List<GameStore> games, Player player, Carrier carrier)
            throws InterruptedException, IOException {
        free.addAll(games);
        var random = new SplittableRandom(1);
        long next = System.nanoTime();
        for (int number = 0; number < letters; ) {
            var game = free.poll();
            if (game == null && sent.isEmpty()) break; // all games are over
            if (game == null) Thread.sleep(1);
            else
                for (var letter : player.writes(game)) {
                    next += (long) (-Math.log(1 - random.nextDouble()) * 1e9 / aSecond);
                    Thread.sleep(Duration.ofNanos(Math.max(0, next - System.nanoTime())));
                    var id =
                            LETTER.matcher(header(letter)).results().findFirst().orElseThrow();
                    sent.put(id.group(), new Sent(game, System.nanoTime()));
                    carrier.brings(letter, number++);
                }
        }
        long end = System.nanoTime() + MOST.toNanos();
        while (!sent.isEmpty()) {
            if (System.nanoTime() > end) throw new IOException("%d letters got no answer".formatted(sent.size()));
            Thread.sleep(10);
        }
        return times.stream().sorted().toList();
    }
}
