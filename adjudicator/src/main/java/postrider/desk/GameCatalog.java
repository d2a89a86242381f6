package postrider.desk;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.SortedMap;
import java.util.concurrent.ConcurrentHashMap;
import postrider.kernel.Game;
import postrider.kernel.Layers;
import postrider.log.Event;
import postrider.log.GameLog;
import postrider.log.Pin;
import postrider.play.OpenGame;
import postrider.store.GameStore;
import postrider.text.Lists;

/** The games this referee knows. */
public final class GameCatalog {
    /** So many corrected boxes are kept open; then they are opened anew. */
    private static final int CORRECTED = 20;

    private static final GameCatalog INSTALLED = new GameCatalog(ServiceLoader.load(Game.class).stream()
            .map(ServiceLoader.Provider::get)
            .sorted(Comparator.comparing(Game::name))
            .toList());

    private final List<Game> games;
    private final Map<String, Game.Box<?, ?>> boxes = new ConcurrentHashMap<>();
    private final Map<Pin, Game.Box<?, ?>> corrected = new ConcurrentHashMap<>();
    private final Map<String, Map<String, String>> worksheets = new ConcurrentHashMap<>();

    public GameCatalog(List<Game> games) {
        this.games = List.copyOf(games);
    }

    /** All games on the class path: one catalog, for opening their boxes takes a while. */
    public static GameCatalog installed() {
        return INSTALLED;
    }

    public List<String> names() {
        return Lists.map(games, Game::name);
    }

    /** @throws IllegalArgumentException if it is not on the catalog */
    public Game game(String name) {
        return Lists.find(games, game -> game.name().equals(name))
                .orElseThrow(() -> new IllegalArgumentException(
                        "There is no game '%s' here; there is %s.".formatted(name, String.join(", ", names()))));
    }

    /** Our own box of a game, which is opened once. */
    public Game.Box<?, ?> box(Game game) {
        return boxes.computeIfAbsent(game.name(), name -> game.open());
    }

    /** The box of a game as an owner has corrected it; without corrections ours. */
    public Game.Box<?, ?> box(Game game, SortedMap<String, String> corrections) {
        return corrections.isEmpty() ? box(game) : game.open(game.layers().corrected(corrections), game.edition());
    }

    /** Opens the box of this game beside whatever else is done; whoever needs it waits for it. */
    public void expect(String system) {
        Lists.find(games, one -> one.name().equals(system))
                .ifPresent(expected -> Thread.ofPlatform().daemon().start(() -> box(expected)));
    }

    public Game game(GameStore store) {
        return game(store.header().system());
    }

    /** A game that is kept there, as its log tells it. */
    public OpenGame<?, ?> open(GameStore store, GameLog log) {
        return OpenGame.of(game(log.header().system()), box(store, log.header()), log);
    }

    /** Throws with a sentence if nothing can be entered in this game: its letters, its secret or its box are not as they were. */
    public void requirePlayable(GameStore store, Event.Header header) {
        store.requireComplete();
        store.secret(header);
        box(store, header);
    }

    /**
     * The box this game is played with, under the rules it is played under: those that are installed, or those that were when
     * it was begun. What it is pinned to names them, so they are opened once.
     */
    public Game.Box<?, ?> box(GameStore store, Event.Header header) {
        var game = game(header.system());
        if (Pin.of(box(game)).equals(header.box())) return box(game);
        if (corrected.size() >= CORRECTED) corrected.clear();
        return corrected.computeIfAbsent(header.box(), pin -> begunWith(header, game, store));
    }

    private Game.Box<?, ?> begunWith(Event.Header header, Game game, GameStore store) {
        requireKnown(header, game);
        var pin = header.box();
        var layers = store.box(pin.box()).orElseGet(() -> layers(game, store));
        var box = game.open(layers, pin.rules());
        if (!Pin.of(box).equals(pin))
            throw new IllegalStateException(
                    "%s was begun with another box; lay its files into box/ beside the game, or play on with that postrider."
                            .formatted(header.game()));
        return box;
    }

    private static Layers layers(Game game, GameStore store) {
        var corrections = store.corrections();
        return corrections.isEmpty() ? game.layers() : game.layers().corrected(corrections);
    }

    private static void requireKnown(Event.Header header, Game game) {
        var rules = header.box().rules();
        if (!game.edition().since(rules.number()))
            throw new IllegalStateException(
                    "%s is played under %s of the rules, and the newest here is %s; play on with a postrider that knows it."
                            .formatted(header.game(), rules, game.edition()));
    }

    /** The box that this game would be played with, and under which rules, if it were begun today. */
    public Game.Box<?, ?> newest(GameStore store) {
        requireKnown(store.header(), game(store));
        return box(game(store), store.corrections());
    }

    /** Keeps the box a game is played with beside it, as long as it is installed. */
    void keep(GameStore store, Event.Header header) {
        var hash = header.box().box();
        if (store.hasBox(hash)) return;
        var layers = layers(game(header.system()), store);
        if (!layers.equals(Layers.NONE)) store.keepBox(hash, layers);
    }

    /** What an owner of the printed game fills in to confirm or correct the box of this game, files by name. */
    Map<String, String> worksheet(GameStore store, Event.Header header) {
        var game = game(header.system());
        return store.corrections().isEmpty()
                ? worksheets.computeIfAbsent(game.name(), ours -> game.worksheet(game.layers()))
                : game.worksheet(layers(game, store));
    }
}
