package postrider.gateway.demo;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import postrider.kernel.ruling.Side;
import postrider.log.Event;
import postrider.log.LetterRecord;
import postrider.store.GameFolder;

/** A war in a few lines: how it ended, and how many letters it took. */
final class Summary {
    private Summary() {}

    /** @param sides in the game's order */
    static String of(GameFolder game, List<Side> sides) throws IOException {
        var letters = lettersAnImpulse(game);
        var bulk = new StringBuilder();
        for (var side : sides) bulk.append(bulk(game, side.lower()));
        return """
                %s
                %d impulses by order: %s.
                %d letters stood, %d were refused or only asked.
                The referee wrote %d, %.2f an impulse: %.2f but for answers to what was refused, only asked, or a standing order.
                %s""".formatted(
                game.log().ended().orElseThrow(),
                letters.values().stream().mapToInt(n -> n).sum(),
                letters.entrySet().stream()
                        .map(entry -> "%d with %s".formatted(entry.getValue(), words(entry.getKey())))
                        .collect(Collectors.joining(", ")),
                count(game, Event.Letter.class),
                count(game, Event.Rejected.class),
                written(game, event -> true),
                written(game, event -> true) / (double) game.log().impulse(),
                written(game, Summary::movesTheGame) / (double) game.log().impulse(),
                bulk);
    }

    private static int written(GameFolder game, Predicate<Event> about) {
        return game.events().stream()
                .filter(stored -> about.test(stored.event()))
                .mapToInt(stored -> stored.outbox().size())
                .sum();
    }

    private static boolean movesTheGame(Event event) {
        boolean standing = event instanceof Event.Letter letter && letter.purpose() == Event.Letter.Purpose.STANDING;
        return !standing && !(event instanceof Event.Rejected);
    }

    /** The size of the referee's letters to a player as text, as records, and as mail. */
    private static String bulk(GameFolder game, String side) throws IOException {
        var folder = game.path().resolveSibling(side);
        Predicate<Path> referee = file -> file.getFileName().toString().contains("-referee-" + side + "-");
        long mail = 0;
        try (var letters = Files.list(folder)) {
            for (var letter : letters.filter(referee).toList()) mail += Files.size(letter);
        }
        var text = Letterbook.of(folder, referee);
        int records = LetterRecord.in(text).stream()
                .mapToInt(record -> record.text().length())
                .sum();
        return "%s: %.1f kB of the referee's text an impulse and %.1f kB of records, %d and %d in all; as mail %d kB.\n"
                .formatted(
                        side,
                        (text.length() - records) / 1000.0 / game.log().impulse(),
                        records / 1000.0 / game.log().impulse(),
                        (text.length() - records) / 1000,
                        records / 1000,
                        mail / 1000);
    }

    private static String words(int letters) {
        return letters == 1 ? "one letter of a player" : letters + " letters";
    }

    private static long count(GameFolder game, Class<? extends Event> kind) {
        return game.events().stream()
                .filter(stored -> kind.isInstance(stored.event()))
                .count();
    }

    /** How many impulses took one letter of the players, how many two, and so on, not counting standing orders. */
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
