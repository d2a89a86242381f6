package postrider.store;

import java.util.List;

/** Where many games lie. */
public interface Games {
    /** Where a game of this id lies, or may be begun. */
    GameStore place(String id);

    boolean has(String id);

    /** Throws a game away, with all that belongs to it. */
    void discard(String id);

    /**
     * Throws a game away that is kept elsewhere, in one act, unless it has gone on since.
     *
     * @param entries that are kept elsewhere
     * @return whether it is thrown away
     */
    boolean retire(String id, int entries);

    /** By their ids. */
    List<GameStore> all();
}
