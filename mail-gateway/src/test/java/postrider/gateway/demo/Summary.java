package postrider.gateway.demo;

import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import postrider.desk.GameFolder;
import postrider.gamefile.Event;

/** A war in a few lines: how it ended, and how many letters it took. */
final class Summary {
    private Summary() {}

    static String of(GameFolder game) {
        var letters = lettersAnImpulse(game);
        return """
                %s
                %d impulses by order: %s.
                %d letters stood, %d were refused or only asked; the referee wrote %d.
                """.formatted(
                        game.log().ended().orElseThrow(),
                        letters.values().stream().mapToInt(n -> n).sum(),
                        letters.entrySet().stream()
                                .map(entry -> "%d with %s".formatted(entry.getValue(), words(entry.getKey())))
                                .collect(Collectors.joining(", ")),
                        count(game, Event.Letter.class),
                        count(game, Event.Rejected.class),
                        game.events().stream()
                                .mapToInt(stored -> stored.outbox().size())
                                .sum());
    }

    private static String words(int letters) {
        return letters == 1 ? "one letter of a player" : letters + " letters";
    }

    private static long count(GameFolder game, Class<? extends Event> kind) {
        return game.events().stream()
                .filter(stored -> kind.isInstance(stored.event()))
                .count();
    }

    /** How many impulses took one letter of the players, how many two, and so on; standing orders belong to none. */
    static SortedMap<Integer, Integer> lettersAnImpulse(GameFolder game) {
        var letters = new TreeMap<Integer, Integer>();
        for (var stored : game.events())
            if (stored.event() instanceof Event.Letter letter && letter.purpose() != Event.Letter.Purpose.STANDING)
                letters.merge(letter.impulse(), 1, Integer::sum);
        var impulses = new TreeMap<Integer, Integer>();
        letters.values().forEach(count -> impulses.merge(count, 1, Integer::sum));
        return impulses;
    }
}
