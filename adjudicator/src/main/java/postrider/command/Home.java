package postrider.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Option;
import postrider.store.GameArchive;
import postrider.store.GameFolder;
import postrider.text.Lists;

/** The home folder, with its games and its archive. */
public final class Home {
    private static final String FILE = "game.yaml";

    @Option(
            names = "--home",
            paramLabel = "DIR",
            description = "The folder that holds games/. Default: the current one.")
    Path folder = Path.of("");

    public Path games() {
        return folder.resolve("games");
    }

    /** A game by its id, or by the path of its folder or file. */
    public GameFolder game(String name) {
        var file = file(name);
        if (!file.endsWith(FILE))
            throw new IllegalArgumentException("%s is not a game: a game's file is called %s.".formatted(file, FILE));
        return GameFolder.beside(file);
    }

    /** Whether there is a game of this id, or at this path. */
    public boolean has(String name) {
        return found(name).isPresent();
    }

    /** The file of a game, named as for {@link #game}. */
    Path file(String name) {
        var path = Path.of(name);
        var file = found(name)
                .orElseThrow(() -> new IllegalArgumentException(
                        path.getNameCount() == 1 && !path.isAbsolute()
                                ? "There is no game '%s' in %s.%s".formatted(name, games(), Mistakes.meant(name, ids()))
                                : "There is no game at %s.".formatted(path)));
        GameFolder.beside(file).requireNoLinks();
        return file;
    }

    /** The folder of archived games, one file each. */
    Path archive() {
        return folder.resolve("archive");
    }

    /** An archived game, by its id or the path of its file. */
    Optional<GameArchive> archived(String name) {
        var named = Stream.of(Path.of(name)).filter(file -> file.toString().endsWith(GameArchive.SUFFIX));
        var kept = Stream.of(archive().resolve(name + GameArchive.SUFFIX))
                .filter(file -> found(name).isEmpty());
        return Stream.concat(named, kept)
                .filter(Files::isRegularFile)
                .findFirst()
                .map(GameArchive::new);
    }

    private Optional<Path> found(String name) {
        var path = Path.of(name);
        var game = games().resolve(name);
        return Stream.of(path, path.resolve(FILE), game.resolve(FILE))
                .filter(Files::isRegularFile)
                .findFirst()
                .or(() -> Optional.of(game.resolve(FILE))
                        .filter(gone -> !name.isEmpty() && new GameFolder(game).isGame()));
    }

    private List<String> ids() {
        return Lists.map(GameFolder.all(games()), GameFolder::id);
    }
}
