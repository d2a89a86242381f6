package postrider.desk;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import postrider.gamefile.Event;
import postrider.gamefile.GameLog;
import postrider.kernel.Game;
import postrider.kernel.GameOption;

/** The games this referee knows. */
public final class GameCatalog {
    /** So many corrected boxes are kept open; then they are opened anew. */
    private static final int CORRECTED = 20;

    private final List<Game> games;
    private final boolean asInstalled;
    private final Map<String, Game.Box<?, ?>> boxes = new ConcurrentHashMap<>();
    private final Map<String, Game.Box<?, ?>> corrected = new ConcurrentHashMap<>();

    public GameCatalog(List<Game> games) {
        this(games, false);
    }

    private GameCatalog(List<Game> games, boolean asInstalled) {
        this.games = List.copyOf(games);
        this.asInstalled = asInstalled;
    }

    /** The same games, where each is opened with the box that is installed, and its own corrections over it, whatever it was begun with. */
    GameCatalog asInstalled() {
        return new GameCatalog(games, true);
    }

    /** All games on the class path. */
    public static GameCatalog installed() {
        return new GameCatalog(ServiceLoader.load(Game.class).stream()
                .map(ServiceLoader.Provider::get)
                .toList());
    }

    public List<String> names() {
        return games.stream().map(Game::name).toList();
    }

    /** @throws IllegalArgumentException if it is not on the catalog */
    public Game game(String name) {
        return games.stream()
                .filter(game -> game.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "There is no game '%s' here; there is %s.".formatted(name, String.join(", ", names()))));
    }

    /** The options of a game, and then the referee's own. */
    public static List<GameOption> options(Game game) {
        return Stream.concat(game.options().stream(), Stream.of(AskingRule.OPTION))
                .toList();
    }

    /** The box of a game; ours is opened once. */
    public Game.Box<?, ?> box(Game game, Optional<Path> corrected) {
        return corrected.isPresent()
                ? game.open(corrected)
                : boxes.computeIfAbsent(game.name(), name -> game.open(Optional.empty()));
    }

    /** Our own box of a game. */
    public Game.Box<?, ?> box(Game game) {
        return box(game, Optional.empty());
    }

    /** The game that is played in this folder. */
    public Game game(GameFolder folder) {
        return game(folder.header().system());
    }

    /** The game in this folder as its log tells it. */
    public OpenGame<?, ?> open(GameFolder folder, GameLog log) {
        return OpenGame.of(game(log.header().system()), box(folder, log.header()), log);
    }

    /** The box this game is played with, ours or its own: its hash names it, so a corrected one too is opened once. */
    public Game.Box<?, ?> box(GameFolder folder, Event.Header header) {
        var game = game(header.system());
        var ours = box(game);
        if (folder.box().isEmpty() || !asInstalled && ours.hash().equals(header.box()))
            return begunWith(header, ours, folder);
        if (corrected.size() >= CORRECTED) corrected.clear();
        return corrected.computeIfAbsent(header.box(), hash -> begunWith(header, box(game, folder.box()), folder));
    }

    private Game.Box<?, ?> begunWith(Event.Header header, Game.Box<?, ?> box, GameFolder folder) {
        if (!asInstalled && !box.hash().equals(header.box()))
            throw new IllegalStateException(
                    "%s was begun with another box; lay the files of that box into %s, or play on with that postrider."
                            .formatted(header.game(), folder.path().resolve("box")));
        return box;
    }
}
