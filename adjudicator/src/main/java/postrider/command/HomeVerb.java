package postrider.command;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import postrider.desk.Desk;
import postrider.letters.LetterRenderer;
import postrider.store.GameArchive;
import postrider.store.GameFolders;
import postrider.store.GameStore;
import postrider.store.Games;

/** A command that works in a home folder. */
public abstract class HomeVerb extends Verb {
    @Mixin
    protected Home home;

    protected final Path homeFolder() {
        return home.folder;
    }

    /** Where its games are stored. */
    protected final Games places() {
        return setting().equipment().elsewhere(home.folder).orElseGet(() -> new GameFolders(home.games()));
    }

    final List<GameStore> games() {
        return places().all();
    }

    /** A game by its id, or by the path of its folder or file. */
    final GameStore game(String name) {
        return kept(name).orElseGet(() -> home.game(name));
    }

    /** A game that is not in a folder but in a database or an archive. */
    final Optional<GameStore> kept(String name) {
        return elsewhere(name).or(() -> home.archived(name).map(GameArchive::game));
    }

    /** The game of this id in the database; empty if there is none. */
    final Optional<GameStore> elsewhere(String id) {
        return setting()
                .equipment()
                .elsewhere(home.folder)
                .filter(games -> games.has(id))
                .map(games -> games.place(id));
    }

    final Desk desk() {
        return new Desk(
                catalog(),
                renderer(),
                setting().equipment().post(home.folder),
                setting().clock());
    }

    final LetterRenderer renderer() {
        return setting().equipment().press(home.folder);
    }

    final GameStatus standing(GameStore game) {
        return GameStatus.of(catalog(), game);
    }
}
