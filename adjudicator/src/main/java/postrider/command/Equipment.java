package postrider.command;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import postrider.desk.Transport;
import postrider.letters.LetterRenderer;
import postrider.log.Event;
import postrider.store.Games;

/** What a home folder is equipped with. By default there is no post office, no database and no tournament. */
public interface Equipment {
    LetterRenderer press(Path home);

    Transport post(Path home);

    /** The database with the home folder's games; empty if they are in the folder itself. */
    default Optional<Games> elsewhere(Path home) {
        return Optional.empty();
    }

    /** How many of today's letters did not affect a game, a line for each writer. */
    default List<String> counted(Path home) {
        return List.of();
    }

    /** Why its post office cannot be opened, a sentence for each fault. */
    default List<String> faults(Path home) {
        return List.of();
    }

    /** The passwords its post office needs but cannot find here, a sentence each. */
    default List<String> missing(Path home) {
        return List.of();
    }

    /** How its tournaments stand, a line each. */
    default List<String> tournaments(Path home) {
        return List.of();
    }

    /**
     * The player with the key checked and in the form in which it is enrolled.
     *
     * @throws IllegalArgumentException with a sentence if the key is unusable
     */
    Event.Player enrolled(Event.Player player);
}
