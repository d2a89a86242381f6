package postrider.store;

import java.util.List;

/** Where many games lie. */
public interface Games {
    /** Where a game of this id lies, or may be begun. */
    GameStore place(String id);

    boolean has(String id);

    /** Throws a game away, with all that belongs to it. */
    void discard(String id);

    /** By their ids. */
    List<GameStore> all();
}
