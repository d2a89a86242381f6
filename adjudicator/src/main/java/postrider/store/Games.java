package postrider.store;

import java.util.List;

/** A store of many games. */
public interface Games {
    /** The store of the game with this id, which may not have begun. */
    GameStore place(String id);

    boolean has(String id);

    /** Deletes a game with everything that belongs to it. */
    void discard(String id);

    /**
     * Deletes a game that has been copied elsewhere, in one act, unless it has more entries by now.
     *
     * @param entries in the copy
     * @return whether it was deleted
     */
    boolean retire(String id, int entries);

    /** All games, by id. */
    List<GameStore> all();
}
