package postrider.command;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import postrider.desk.Desk;
import postrider.desk.NewGame;
import postrider.desk.TrialCopy;
import postrider.kernel.Game;
import postrider.kernel.ruling.Side;
import postrider.log.Event;
import postrider.store.GameFolder;
import postrider.store.GameStore;

@Command(
        name = "table",
        description =
                "Seats both players at one screen: to learn a game, for an evening without mail, to try a dispute out.",
        footer = {
            "",
            "Orders, previews, questions and reports are those of a game by mail. Before the other player sits down the"
                    + " screen is emptied. Stop with 'quit' and go on later with the same command.",
            "Examples:",
            "  postrider table evening --new THE-GAME",
            "  postrider table evening",
            "  postrider table ww-017 --try --impulse 23"
        })
final class TableCommand extends HomeVerb {
    /** Nobody can be written to there: that tells a game at the table from one by mail. */
    private static final String NOWHERE = "@table.invalid";

    private static final String KEPT = "The game is kept; go on with 'postrider table %s%s'.%n";
    private static final String TRIAL =
            "This is a copy of %s; what comes of it is kept nowhere. Its dice are the game's own: what they show is for the referee alone.";

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

    @Option(names = "--try", description = "Play on in a copy that is thrown away; also of a game by mail.")
    boolean trial;

    @Option(
            names = "--impulse",
            paramLabel = "N",
            converter = WholeNumber.FromOne.class,
            description = "With --try: as the game was before this was ordered. Default: as it stands.")
    Optional<Integer> impulse = Optional.empty();

    @Override
    public Integer call() {
        requireFitting();
        var post = new TablePost();
        var desk = new Desk(catalog(), renderer(), post, setting().clock());
        if (!trial) return seat(desk, post, system.map(box -> begun(desk, box)).orElseGet(this::there), KEPT);
        var copy = TrialCopy.of(home.game(id), impulse);
        out().print(Screen.item("", TRIAL.formatted(id)));
        return seat(desk, post, copy, "The copy of %s is thrown away.%n");
    }

    private int seat(Desk desk, TablePost post, GameStore game, String farewell) {
        var keyboard = new BufferedReader(new InputStreamReader(System.in, UTF_8));
        var renderer = renderer();
        var page = home.game(id).path().resolve("table.html");
        boolean over = new HotSeat(catalog(), renderer, desk, post, game, page, keyboard, out()).play();
        var elsewhere = home.folder.toString().isEmpty() ? "" : " --home " + home.folder;
        var said = over && !trial ? "The game is over; 'postrider verify %s%s' checks it.%n" : farewell;
        out().printf("%n" + said, id, elsewhere);
        return Mistakes.DONE;
    }

    private void requireFitting() {
        require(
                system.isPresent() || scenario.isEmpty() && options.isEmpty(),
                "A scenario and options are chosen for a new game: with --new.");
        require(!trial || system.isEmpty(), "A new game has no copy: --new or --try.");
        require(trial || impulse.isEmpty(), "An impulse that is over is played again in a copy only: with --try.");
    }

    private GameStore begun(Desk desk, String box) {
        NewGame.requireId(id);
        var game = catalog().game(box);
        return desk.begin(new NewGame(
                new GameFolder(home.games().resolve(id)),
                box,
                scenario,
                options,
                players(game),
                "",
                Collections.emptySortedMap(),
                Optional.empty()));
    }

    private static Map<Side, Event.Player> players(Game game) {
        var players = new TreeMap<Side, Event.Player>();
        for (var side : game.sides())
            players.put(side, new Event.Player("The %s player".formatted(side), side.lower() + NOWHERE, "", ""));
        return players;
    }

    private GameStore there() {
        var folder = home.game(id);
        if (!folder.header().players().values().stream()
                .allMatch(player -> player.address().endsWith(NOWHERE)))
            throw new IllegalStateException(
                    "%s is played by mail: its letters go to its players. A copy of it to play on in is had with --try."
                            .formatted(id));
        return folder;
    }
}
