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
                "Seats both players at one screen: to learn a game, to play without mail, or to try out a dispute.",
        footer = {
            "",
            "Orders, previews, questions and reports are those of a game by mail. The screen is cleared before the other"
                    + " player sits down. Stop with 'quit' and go on later with the same command.",
            "Examples:",
            "  postrider table evening --new THE-GAME",
            "  postrider table evening",
            "  postrider table ww-017 --try --impulse 23"
        })
final class TableCommand extends HomeVerb {
    /** The invalid domain of players' addresses, which marks a game at the table. */
    private static final String NOWHERE = "@table.invalid";

    private static final String KEPT = "The game is kept; go on with 'postrider table %s%s'.%n";
    private static final String TRIAL =
            "This is a copy of %s; nothing that happens in it is kept. Its dice are the game's own, so what they show is for the referee alone.";

    @Parameters(paramLabel = "GAME", description = "The game's id; a new one has small letters, digits, hyphens.")
    String id;

    @Option(names = "--new", paramLabel = "GAME", description = "Begin a new game of this title.")
    Optional<String> system = Optional.empty();

    @Option(names = "--scenario", paramLabel = "NAME", description = "A new game's scenario. Default: the first.")
    Optional<String> scenario = Optional.empty();

    @Option(
            names = "--option",
            paramLabel = "NAME=VALUE",
            description = "An option of a new game, as listed by 'new --help'; may be repeated.")
    Map<String, String> options = new LinkedHashMap<>();

    @Option(names = "--try", description = "Play on in a throw-away copy; also of a game by mail.")
    boolean trial;

    @Option(
            names = "--impulse",
            paramLabel = "N",
            converter = WholeNumber.FromOne.class,
            description = "With --try: start before this impulse was ordered. Default: as the game stands.")
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
                "A scenario and options are for a new game: use --new.");
        require(!trial || system.isEmpty(), "A new game has nothing to copy: use --new or --try, not both.");
        require(trial || impulse.isEmpty(), "A past impulse is played again only in a copy: use --try.");
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
                    "%s is played by mail: its letters go to its players. To play on in a copy, use --try."
                            .formatted(id));
        return folder;
    }
}
