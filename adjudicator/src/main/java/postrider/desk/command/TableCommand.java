package postrider.desk.command;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import postrider.desk.Desk;
import postrider.desk.GameFolder;
import postrider.desk.NewGame;
import postrider.gamefile.Event;
import postrider.kernel.Game;
import postrider.kernel.Side;

@Command(
        name = "table",
        description = "Seats both players at one screen: for learning a game, and for an evening without mail.",
        footer = {
            "",
            "Orders, previews, questions and reports are those of a game by mail. Before the other player sits down the"
                    + " screen is emptied. Stop with 'quit' and go on later with the same command.",
            "Examples:",
            "  postrider table evening --new THE-GAME",
            "  postrider table evening"
        })
final class TableCommand implements Callable<Integer> {
    /** Nobody is written to who lives here; so a game by mail is told from one at the table. */
    private static final String NOWHERE = "@table.invalid";

    private final Setting setting;

    @Mixin
    Help help;

    @Mixin
    Home home;

    @Parameters(paramLabel = "GAME", description = "Its id; of one that is begun, small letters, digits, hyphens.")
    String id;

    @Option(names = "--new", paramLabel = "GAME", description = "Begin it; this is what is on the box.")
    Optional<String> system = Optional.empty();

    @Option(names = "--scenario", paramLabel = "NAME", description = "Of a new game. Default: its first.")
    Optional<String> scenario = Optional.empty();

    @Option(
            names = "--option",
            paramLabel = "NAME=VALUE",
            description = "Of a new game, as 'new --help' lists them; may be given more than once.")
    Map<String, String> options = new LinkedHashMap<>();

    TableCommand(Setting setting) {
        this.setting = setting;
    }

    @Override
    public Integer call() {
        var renderer = setting.renderer().apply(home.folder);
        var post = new TablePost();
        var desk = new Desk(setting.catalog(), renderer, post, setting.clock());
        var folder = system.map(box -> begun(desk, box)).orElseGet(this::there);
        var keyboard = new BufferedReader(new InputStreamReader(System.in, UTF_8));
        boolean over = new Table(setting.catalog(), renderer, desk, post, folder, keyboard, setting.out()).play();
        setting.out()
                .printf(
                        over
                                ? "The game is over; 'postrider verify %s' checks it.%n"
                                : "%nThe game is kept; go on with 'postrider table %s'.%n",
                        id);
        return Mistakes.DONE;
    }

    private GameFolder begun(Desk desk, String box) {
        NewGame.requireId(id);
        var game = setting.catalog().game(box);
        return desk.begin(new NewGame(
                home.games().resolve(id),
                box,
                scenario,
                options,
                players(game),
                "",
                Optional.empty(),
                Optional.empty()));
    }

    private static Map<Side, Event.Player> players(Game game) {
        var players = new TreeMap<Side, Event.Player>();
        for (var side : game.sides())
            players.put(
                    side,
                    new Event.Player(
                            "The %s player".formatted(side), side.word().toLowerCase(Locale.ROOT) + NOWHERE, "", ""));
        return players;
    }

    private GameFolder there() {
        if (scenario.isPresent() || !options.isEmpty())
            throw new IllegalArgumentException("A scenario and options are chosen for a new game: with --new.");
        var folder = home.game(id);
        if (!folder.header().players().values().stream()
                .allMatch(player -> player.address().endsWith(NOWHERE)))
            throw new IllegalStateException(
                    "%s is played by mail: its letters go to its players, and not to a table.".formatted(id));
        return folder;
    }
}
