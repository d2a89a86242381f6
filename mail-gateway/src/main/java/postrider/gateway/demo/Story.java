package postrider.gateway.demo;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import postrider.desk.GameCatalog;
import postrider.desk.NewGame;
import postrider.files.Shipped;
import postrider.kernel.Game;
import postrider.kernel.ruling.Side;
import postrider.log.Event;
import postrider.store.GameStore;
import postrider.store.SideAsWord;
import postrider.text.Lists;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** The story of a demonstration, from the folder {@code demo} of its game. */
final class Story {
    private static final ObjectMapper YAML =
            YAMLMapper.builder().addMixIn(Side.class, SideAsWord.class).build();

    private final Game system;
    private final Script script;
    private final Map<Side, Person> players;

    /**
     * The file {@code story.yaml}.
     *
     * @param over the words of a player's report that end the story
     * @param first whether it is the default if no game is named
     */
    private record Script(
            String title, String game, List<Role> players, String over, Optional<Boolean> first, List<Promise> shows) {}

    private record Role(Side side, String name, String address) {}

    private Story(Game system) {
        this.system = system;
        this.script = YAML.readValue(text(system, "story.yaml"), Script.class);
        this.players = script.players().stream()
                .collect(Collectors.toMap(Role::side, role -> Person.of(role.name(), role.address())));
    }

    /** The default story; if none is marked so, that of the first game that has one. */
    static Story first(GameCatalog catalog) {
        var told = catalog.names().stream()
                .map(catalog::game)
                .filter(Story::isTold)
                .map(Story::new)
                .toList();
        return Lists.find(told, story -> story.script.first().orElse(false))
                .or(() -> told.stream().findFirst())
                .orElseThrow(() -> new IllegalStateException("No game on the catalog has a story to tell."));
    }

    /** @throws IllegalArgumentException if this game has no story */
    static Story of(Game game) {
        if (isTold(game)) return new Story(game);
        throw new IllegalArgumentException("There is no story of '%s' yet.".formatted(game.name()));
    }

    private static boolean isTold(Game game) {
        return game.getClass().getResource(place(game, "story.yaml")) != null;
    }

    Game system() {
        return system;
    }

    String title() {
        return script.title();
    }

    /** The sides in the game's order. */
    List<Side> sides() {
        return system.sides();
    }

    Person player(Side side) {
        return players.get(side);
    }

    Notebook notebook(Side side) {
        return new Notebook(Mind.Page.all(text(system, side.lower() + ".txt")));
    }

    /** The fixed secret of the game, chosen so that the story keeps all its promises. */
    String secret() {
        return text(system, "secret.txt").strip();
    }

    Path folder(Path games) {
        return games.resolve(script.game());
    }

    /**
     * The game to begin.
     *
     * @param scenario empty for the game's first
     */
    NewGame game(GameStore place, Optional<String> scenario, String secret) {
        return new NewGame(
                place,
                system.name(),
                scenario,
                Map.of(),
                players.entrySet().stream()
                        .collect(Collectors.toMap(
                                Map.Entry::getKey, seat -> seat.getValue().player())),
                Person.REFEREE.key().publicKey().fingerprint(),
                Collections.emptySortedMap(),
                Optional.of(secret));
    }

    boolean isOver(Correspondent player) {
        return player.latest("report")
                .filter(report -> report.reading().text().contains(script.over()))
                .isPresent();
    }

    /** The promises that these events break. */
    List<Promise> missing(List<Event> events) {
        var missing = new ArrayList<>(script.shows());
        missing.removeIf(promise -> promise.isKeptIn(events));
        return missing;
    }

    private static String place(Game game, String file) {
        return "/games/%s/demo/%s".formatted(game.name(), file);
    }

    private static String text(Game game, String file) {
        return Shipped.text(game.getClass(), place(game, file));
    }
}
