package postrider.gateway.demo;

import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import postrider.desk.Ledger;
import postrider.gamefile.Record;

/** A war in a few lines: how it ended, and how many letters it took. */
final class Summary {
    private Summary() {}

    static String of(Ledger game) {
        var letters = lettersAnImpulse(game);
        return """
                %s
                %d impulses by order: %s.
                %d letters stood, %d were refused or only asked; the referee wrote %d.
                """.formatted(
                        game.last().flatMap(Record.Played::ended).orElseThrow(),
                        letters.values().stream().mapToInt(n -> n).sum(),
                        letters.entrySet().stream()
                                .map(entry -> "%d with %s".formatted(entry.getValue(), words(entry.getKey())))
                                .collect(Collectors.joining(", ")),
                        count(game, Record.Letter.class),
                        count(game, Record.Turned.class),
                        game.sent().size());
    }

    private static String words(int letters) {
        return letters == 1 ? "one letter of a player" : letters + " letters";
    }

    private static long count(Ledger game, Class<? extends Record> kind) {
        return game.records().stream().filter(kind::isInstance).count();
    }

    /** How many impulses took one letter of the players, how many two, and so on; standing orders belong to none. */
    static SortedMap<Integer, Integer> lettersAnImpulse(Ledger game) {
        var letters = new TreeMap<Integer, Integer>();
        for (var record : game.records())
            if (record instanceof Record.Letter letter && !letter.purpose().equals("standing"))
                letters.merge(letter.impulse(), 1, Integer::sum);
        var impulses = new TreeMap<Integer, Integer>();
        letters.values().forEach(count -> impulses.merge(count, 1, Integer::sum));
        return impulses;
    }
}
