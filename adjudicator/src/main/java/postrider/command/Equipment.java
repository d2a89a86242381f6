package postrider.command;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import postrider.desk.Transport;
import postrider.letters.LetterRenderer;
import postrider.log.Event;
import postrider.store.Games;

/** What a home folder is fitted out with. Without a post office, games lie in it, and nothing is told of letters or tournaments. */
public interface Equipment {
    LetterRenderer press(Path home);

    Transport post(Path home);

    /** The games of a home folder, if they do not lie in it. */
    default Optional<Games> elsewhere(Path home) {
        return Optional.empty();
    }

    /** The letters that moved no game today: a line a writer. */
    default List<String> counted(Path home) {
        return List.of();
    }

    /** Why its post office could not be opened, a sentence each. */
    default List<String> faults(Path home) {
        return List.of();
    }

    /** The passwords that its post office would need and that are not here, a sentence each. */
    default List<String> missing(Path home) {
        return List.of();
    }

    /** How its tournaments stand, a line each. */
    default List<String> tournaments(Path home) {
        return List.of();
    }

    /**
     * A player whose key is as it was sent, as it is enrolled.
     *
     * @throws IllegalArgumentException with a sentence if the key is of no use
     */
    Event.Player enrolled(Event.Player player);
}
