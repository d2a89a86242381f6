package postrider.desk;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.concurrent.ConcurrentHashMap;
import postrider.gamefile.Record;
import postrider.kernel.Game;

/** The games this referee knows. */
public final class Shelf {
    private final List<Game> games;
    private final Map<String, Game.Box> boxes = new ConcurrentHashMap<>();

    public Shelf(List<Game> games) {
        this.games = List.copyOf(games);
    }

    /** All games on the class path. */
    public static Shelf installed() {
        return new Shelf(ServiceLoader.load(Game.class).stream()
                .map(ServiceLoader.Provider::get)
                .toList());
    }

    public List<String> names() {
        return games.stream().map(Game::name).toList();
    }

    /** @throws IllegalArgumentException if it is not on the shelf */
    public Game game(String name) {
        return games.stream()
                .filter(game -> game.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "There is no game '%s' here; there is %s.".formatted(name, String.join(", ", names()))));
    }

    /** The box of a game; ours is opened once. */
    public Game.Box box(Game game, Optional<Path> corrected) {
        return corrected.isPresent()
                ? game.open(corrected)
                : boxes.computeIfAbsent(game.name(), name -> game.open(Optional.empty()));
    }

    /** The game in this folder as these records tell it. */
    public OpenGame<?, ?> open(GameFolder folder, List<Record> records) {
        var header = (Record.Header) records.getFirst();
        var game = game(header.system());
        var box = box(game, folder.box());
        if (!box.hash().equals(header.box()))
            throw new IllegalStateException(
                    "%s was begun with another box; lay the files of that box into %s, or play on with that postrider."
                            .formatted(header.game(), folder.path().resolve("box")));
        return OpenGame.of(game, box.rules(), records);
    }
}
