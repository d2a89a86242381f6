package postrider.desk;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.concurrent.ConcurrentHashMap;
import postrider.kernel.Game;
import postrider.kernel.Layers;
import postrider.log.Event;
import postrider.log.GameLog;
import postrider.log.Pin;
import postrider.play.OpenGame;
import postrider.store.GameFolder;
import postrider.text.Lists;

/** The games this referee knows. */
public final class GameCatalog {
    /** So many corrected boxes are kept open; then they are opened anew. */
    private static final int CORRECTED = 20;

    private final List<Game> games;
    private final Map<String, Game.Box<?, ?>> boxes = new ConcurrentHashMap<>();
    private final Map<Pin, Game.Box<?, ?>> corrected = new ConcurrentHashMap<>();

    public GameCatalog(List<Game> games) {
        this.games = List.copyOf(games);
    }

    /** All games on the class path. */
    public static GameCatalog installed() {
        return new GameCatalog(ServiceLoader.load(Game.class).stream()
                .map(ServiceLoader.Provider::get)
                .sorted(Comparator.comparing(Game::name))
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

    /** Opens the box of this game beside whatever else is done; who needs it waits for it. */
    public void expect(GameFolder folder) {
        var game = folder.system()
                .flatMap(system -> Lists.find(games, one -> one.name().equals(system)));
        game.ifPresent(expected -> Thread.ofPlatform().daemon().start(() -> box(expected)));
    }

    /** The game that is played in this folder. */
    public Game game(GameFolder folder) {
        return game(folder.header().system());
    }

    /** The game in this folder as its log tells it. */
    public OpenGame<?, ?> open(GameFolder folder, GameLog log) {
        return OpenGame.of(game(log.header().system()), box(folder, log.header()), log);
    }

    /** Throws with a sentence if nothing can be entered in this game: its folder, its secret or its box is not as it was. */
    public void requirePlayable(GameFolder folder, Event.Header header) {
        folder.requireComplete();
        folder.secret(header);
        box(folder, header);
    }

    /**
     * The box this game is played with, under the rules it is played under: those that are installed, or those that were when
     * it was begun. What it is pinned to names them, so they are opened once.
     */
    public Game.Box<?, ?> box(GameFolder folder, Event.Header header) {
        var game = game(header.system());
        if (folder.box().isEmpty() && Pin.of(box(game)).equals(header.box())) return box(game);
        if (corrected.size() >= CORRECTED) corrected.clear();
        return corrected.computeIfAbsent(header.box(), pin -> begunWith(header, game, folder));
    }

    private Game.Box<?, ?> begunWith(Event.Header header, Game game, GameFolder folder) {
        requireKnown(header, game);
        var pin = header.box();
        var layers = folder.boxes().of(pin.box()).orElseGet(() -> game.layers(folder.box()));
        var box = game.open(layers, pin.rules());
        if (!Pin.of(box).equals(pin))
            throw new IllegalStateException(
                    "%s was begun with another box; lay the files of that box into %s, or play on with that postrider."
                            .formatted(header.game(), folder.path().resolve("box")));
        return box;
    }

    private static void requireKnown(Event.Header header, Game game) {
        var rules = header.box().rules();
        if (!game.edition().since(rules.number()))
            throw new IllegalStateException(
                    "%s is played under %s of the rules, and the newest here is %s; play on with a postrider that knows it."
                            .formatted(header.game(), rules, game.edition()));
    }

    /** The box that this game would be played with, and under which rules, if it were begun today. */
    public Game.Box<?, ?> newest(GameFolder folder) {
        requireKnown(folder.header(), game(folder));
        return box(game(folder), folder.box());
    }

    /** Keeps the box a game is played with beside it, as long as it is installed. */
    void keep(GameFolder folder, Event.Header header) {
        var hash = header.box().box();
        if (folder.boxes().has(hash)) return;
        var layers = game(header.system()).layers(folder.box());
        if (!layers.equals(Layers.NONE)) folder.boxes().keep(hash, layers);
    }

    /** What an owner of the printed game fills in to confirm or correct the box of this game, files by name. */
    Map<String, String> worksheet(GameFolder folder, Event.Header header) {
        return game(header.system()).worksheet(folder.box());
    }
}
