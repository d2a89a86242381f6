package postrider.store;

import java.util.List;

/** What became of a game's letters after they had left, in the order in which it became known. Several processes may add to it. */
public interface Tidings {
    List<Tiding> all();

    /** When this returns it is kept. */
    void add(Tiding tiding);
}
