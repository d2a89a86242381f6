package postrider.gateway.office;

import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;

/** When there is next something to do in each game. What is due is found without looking at all games. */
final class Agenda {
    /** There is something to do at once, and until it is done. */
    static final Instant NOW = Instant.MIN;

    private final Map<String, Instant> times = new HashMap<>();
    private final TreeMap<Instant, TreeSet<String>> games = new TreeMap<>();

    synchronized void note(String game, Optional<Instant> when) {
        var before = Optional.ofNullable(times.remove(game));
        before.ifPresent(time -> games.computeIfPresent(time, (same, some) -> {
            some.remove(game);
            return some.isEmpty() ? null : some;
        }));
        when.ifPresent(time -> {
            times.put(game, time);
            games.computeIfAbsent(time, first -> new TreeSet<>()).add(game);
        });
    }

    /** In their order. */
    synchronized List<String> until(Instant now) {
        var due = new TreeSet<String>();
        games.headMap(now, true).values().forEach(due::addAll);
        return List.copyOf(due);
    }
}
