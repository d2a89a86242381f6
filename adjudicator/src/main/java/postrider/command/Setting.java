package postrider.command;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import postrider.desk.Desk;
import postrider.desk.GameCatalog;
import postrider.store.GameArchive;
import postrider.store.GameFolders;
import postrider.store.GameStore;
import postrider.store.Games;

/** What the commands work with. */
public record Setting(GameCatalog catalog, Equipment equipment, InstantSource clock, PrintWriter out, PrintWriter err) {
    /** Printed there. */
    Setting printing(PrintWriter there) {
        return new Setting(catalog, equipment, clock, there, err);
    }

    /** A game that lies elsewhere; empty if none of this id does. */
    Optional<GameStore> elsewhere(Home home, String id) {
        return equipment.elsewhere(home.folder).filter(games -> games.has(id)).map(games -> games.place(id));
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
        return equipment.elsewhere(home.folder).orElseGet(() -> new GameFolders(home.games()));
    }

    List<GameStore> games(Home home) {
        return places(home).all();
    }

    Desk desk(Path home) {
        return new Desk(catalog, equipment.press(home), equipment.post(home), clock);
    }
}
