package postrider.gateway.office;

import java.time.Instant;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/** When each game next has something to do. Finds what is due without looking at all games. */
final class Agenda {
    /** Due at once, until it is done. */
    static final Instant NOW = Instant.MIN;

    private final Map<String, Date> dates = new HashMap<>();
    private final SortedSet<Date> inOrder =
            new TreeSet<>(Comparator.comparing(Date::at).thenComparing(Date::game));

    private record Date(Instant at, String game) {}

    synchronized void note(String game, Optional<Instant> when) {
        Optional.ofNullable(dates.remove(game)).ifPresent(inOrder::remove);
        when.map(at -> new Date(at, game)).ifPresent(date -> {
            dates.put(game, date);
            inOrder.add(date);
        });
    }

    /** The games that are due, in the order of their ids. */
    synchronized List<String> until(Instant now) {
        return inOrder.stream()
                .takeWhile(date -> !date.at().isAfter(now))
                .map(Date::game)
                .sorted()
                .toList();
    }
}
