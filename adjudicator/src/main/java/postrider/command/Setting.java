package postrider.command;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import postrider.desk.Desk;
import postrider.desk.GameCatalog;
import postrider.desk.Transport;
import postrider.letters.LetterRenderer;
import postrider.log.Event;
import postrider.store.GameArchive;
import postrider.store.GameFolders;
import postrider.store.GameStore;
import postrider.store.Games;

/**
 * What the commands work with.
 *
 * @param press the press of a home folder
 * @param post the post of a home folder
 * @param counted the letters that moved no game today, as the post office of a home folder counts them: a line a writer
 * @param faults why the post office of a home folder could not be opened, a sentence each
 * @param missing the passwords that the post office of a home folder would need and that are not here, a sentence each
 * @param tournaments how those of a home folder stand, a line each
 * @param elsewhere the games of a home folder, if they do not lie in it
 * @param enrolled a player whose key is as it was sent, as it is enrolled; throws IllegalArgumentException with a sentence if it is of no
 *     use
 */
public record Setting(
        GameCatalog catalog,
        Function<Path, LetterRenderer> renderer,
        Function<Path, Transport> post,
        Function<Path, List<String>> counted,
        Function<Path, List<String>> faults,
        Function<Path, List<String>> missing,
        Function<Path, List<String>> tournaments,
        Function<Path, Optional<Games>> elsewhere,
        UnaryOperator<Event.Player> enrolled,
        InstantSource clock,
        PrintWriter out,
        PrintWriter err) {

    /** All games lie in their home folders, and none is part of a tournament. */
    public Setting(
            GameCatalog catalog,
            Function<Path, LetterRenderer> renderer,
            Function<Path, Transport> post,
            Function<Path, List<String>> counted,
            Function<Path, List<String>> faults,
            Function<Path, List<String>> missing,
            UnaryOperator<Event.Player> enrolled,
            InstantSource clock,
            PrintWriter out,
            PrintWriter err) {
        this(
                catalog,
                renderer,
                post,
                counted,
                faults,
                missing,
                home -> List.of(),
                home -> Optional.empty(),
                enrolled,
                clock,
                out,
                err);
    }

    /** Printed there. */
    Setting printing(PrintWriter there) {
        return new Setting(
                catalog, renderer, post, counted, faults, missing, tournaments, elsewhere, enrolled, clock, there, err);
    }

    /** A game that lies elsewhere; empty if none of this id does. */
    Optional<GameStore> elsewhere(Home home, String id) {
        return elsewhere.apply(home.folder).filter(games -> games.has(id)).map(games -> games.place(id));
    }

    /** A game by its id, or by the path of its folder or file. */
    GameStore game(Home home, String name) {
        return kept(home, name).orElseGet(() -> home.game(name));
    }

    /** A game that lies in no folder: in a database, or archived. */
    Optional<GameStore> kept(Home home, String name) {
        return elsewhere(home, name).or(() -> home.archived(name).map(GameArchive::game));
    }

    /** Where the games of a home folder lie. */
    Games places(Home home) {
        return elsewhere.apply(home.folder).orElseGet(() -> new GameFolders(home.games()));
    }

    List<? extends GameStore> games(Home home) {
        return elsewhere
                .apply(home.folder)
                .<List<? extends GameStore>>map(Games::all)
                .orElseGet(home::all);
    }

    Desk desk(Path home) {
        return new Desk(catalog, renderer.apply(home), post.apply(home), clock);
    }
}
