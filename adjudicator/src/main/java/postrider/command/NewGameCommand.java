package postrider.command;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import postrider.desk.NewGame;
import postrider.kernel.Game;
import postrider.kernel.ruling.Side;
import postrider.log.Event;
import postrider.store.GameFolder;
import postrider.text.Lists;

@Command(
        name = "new",
        description = "Begins a game: seals its dice, writes to both players, and sets it up.",
        footer = {
            "",
            "THE-OPTIONS",
            "Example:",
            "  postrider new THE-GAME ww-017 \\",
            "    --player 'british=Jane Doe <jane@example.org>' --key british=jane.asc \\",
            "    --player 'american=John Roe <john@example.org>' --key american=john.asc"
        })
final class NewGameCommand extends HomeVerb {
    @Parameters(index = "0", paramLabel = "GAME", description = "The title to play, as in the example.")
    String system;

    @Parameters(index = "1", paramLabel = "ID", description = "The new game's id: small letters, digits, hyphens.")
    String id;

    @Option(
            names = "--player",
            required = true,
            paramLabel = "SIDE=NAME <ADDRESS>",
            description = "Who plays a side; once for each side.")
    Map<String, String> players = new LinkedHashMap<>();

    @Option(
            names = "--key",
            paramLabel = "SIDE=FILE",
            description =
                    "The player's public key: OpenPGP, an S/MIME certificate or key (PEM), or an SSH .pub file; or dkim:ADDRESS for a player without a key. Without it, you enter their letters by hand.")
    Map<String, Path> keys = new LinkedHashMap<>();

    @Option(names = "--scenario", paramLabel = "NAME", description = "The scenario. Default: the game's first.")
    Optional<String> scenario = Optional.empty();

    @Option(
            names = "--option",
            paramLabel = "NAME=VALUE",
            description = "An option the players agreed on, as listed below; may be repeated.")
    Map<String, String> options = new LinkedHashMap<>();

    @Option(names = "--clock", paramLabel = "FILE", description = "Options of the clock, in a file (docs/clock.md).")
    Optional<Path> clock = Optional.empty();

    @Option(names = "--box", paramLabel = "DIR", description = "A folder with corrections to our box.")
    Optional<Path> box = Optional.empty();

    @Option(
            names = "--secret",
            paramLabel = "HEX",
            description = "For demonstrations only: a fixed secret; every letter says so.")
    Optional<String> secret = Optional.empty();

    @Option(names = "--json", description = "Print JSON.")
    boolean json;

    @Override
    public Integer call() {
        var game = catalog().game(system);
        NewGame.requireId(id);
        var place = places().place(id);
        var referee = setting().equipment().post(home.folder).fingerprint();
        var corrections = Files.corrections(box);
        var plan = new NewGame(place, system, scenario, agreed(), seated(game), referee, corrections, secret);
        var standing = standing(desk().begin(plan));
        var lies = place instanceof GameFolder folder ? folder.path() : places();
        if (!json) out().printf("Game %s begins: %s, in %s.%n", id, game.title(), lies);
        out().print(json ? Screen.json(standing) + "\n" : standing.lines());
        return Mistakes.DONE;
    }

    private Map<String, String> agreed() {
        var agreed = new LinkedHashMap<>(clock.map(ClockFile::read).orElseGet(Map::of));
        agreed.putAll(options);
        return agreed;
    }

    private Event.Player enrolled(Path file, String player) {
        try {
            return setting().equipment().enrolled(SideWords.of(player, SideWords.key(file)));
        } catch (IllegalArgumentException useless) {
            throw new IllegalArgumentException("%s: %s".formatted(file, useless.getMessage()), useless);
        }
    }

    private Map<Side, Event.Player> seated(Game game) {
        var seated = new TreeMap<Side, Event.Player>();
        players.forEach((word, player) -> {
            var side = SideWords.side(game, word);
            seated.put(
                    side,
                    Optional.ofNullable(keys.get(word))
                            .map(file -> enrolled(file, player))
                            .orElseGet(() -> SideWords.of(player, "")));
        });
        Lists.find(keys.keySet(), word -> !players.containsKey(word)).ifPresent(word -> {
            throw new IllegalArgumentException("There is a key for '%s', but no player.".formatted(word));
        });
        return seated;
    }
}
