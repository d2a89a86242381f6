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

/** The games that are installed. */
public final class GameCatalog {
    /** At most this many corrected boxes are kept open; beyond it all are opened again as needed. */
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

    /** All games on the class path. There is one catalog, because opening their boxes takes a while. */
    public static GameCatalog installed() {
        return INSTALLED;
    }

    public List<String> names() {
        return Lists.map(games, Game::name);
    }

    /** @throws IllegalArgumentException if it is not in the catalog */
    public Game game(String name) {
        return Lists.find(games, game -> game.name().equals(name))
                .orElseThrow(() -> new IllegalArgumentException(
                        "There is no title '%s'; the titles are %s.".formatted(name, String.join(", ", names()))));
    }

    /** Our own box of a game, opened once. */
    public Game.Box<?, ?> box(Game game) {
        return boxes.computeIfAbsent(game.name(), name -> game.open());
    }

    /** A game's box as an owner has corrected it; ours if there are no corrections. */
    public Game.Box<?, ?> box(Game game, SortedMap<String, String> corrections) {
        return corrections.isEmpty() ? box(game) : game.open(game.layers().corrected(corrections), game.edition());
    }

    /** Starts to open the box of this game in the background; whoever needs it waits for it. */
    public void expect(String system) {
        Lists.find(games, one -> one.name().equals(system))
                .ifPresent(expected -> Thread.ofPlatform().daemon().start(() -> box(expected)));
    }

    public Game game(GameStore store) {
        return game(store.header().system());
    }

    public OpenGame<?, ?> open(GameStore store, GameLog log) {
        return OpenGame.of(game(log.header().system()), box(store, log.header()), log);
    }

    /** Throws, with a sentence, if nothing can be entered in this game because its letters, its secret or its box have changed. */
    public void requirePlayable(GameStore store, Event.Header header) {
        store.requireComplete();
        store.secret(header);
        box(store, header);
    }

    /**
     * The box and rules this game is played with: those installed now, or those installed when it was begun. They are opened once,
     * under the name that the game's pin gives them.
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
                    "%s was begun with another box; put its files into box/ beside the game, or continue with the postrider it was begun with."
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

    /** The box and rules that this game would have if it were begun today. */
    public Game.Box<?, ?> newest(GameStore store) {
        requireKnown(store.header(), game(store));
        return box(game(store), store.corrections());
    }

    /** Stores a copy of a game's box with it, while that box is still installed. */
    void keep(GameStore store, Event.Header header) {
        var hash = header.box().box();
        if (store.hasBox(hash)) return;
        var layers = layers(game(header.system()), store);
        if (!layers.equals(Layers.NONE)) store.keepBox(hash, layers);
    }

    /** The worksheet in which an owner of the printed game confirms or corrects this game's box, files by name. */
    Map<String, String> worksheet(GameStore store, Event.Header header) {
        var game = game(header.system());
        return store.corrections().isEmpty()
                ? worksheets.computeIfAbsent(game.name(), ours -> game.worksheet(game.layers()))
                : game.worksheet(layers(game, store));
    }
}
