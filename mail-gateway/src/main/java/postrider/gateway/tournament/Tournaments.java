package postrider.gateway.tournament;

import java.io.IOException;
import java.util.List;
import postrider.dice.Secret;

/** Where tournaments lie: their files, to which entries are only ever added, and the secrets their lots are drawn from. */
public interface Tournaments {
    /** All, in the order of their ids. */
    List<String> ids() throws IOException;

    /** The entries of one, each a document; none if there is no such tournament. */
    List<String> entries(String id) throws IOException;

    /**
     * Begins one. When this returns it is kept.
     *
     * @throws IllegalArgumentException if there is one already
     */
    void begin(String id, Secret secret, String first) throws IOException;

    /**
     * Adds an entry; when this returns it is kept.
     *
     * @throws IllegalStateException if there is one of this number already: somebody else was quicker
     */
    void append(String id, int number, String entry) throws IOException;

    Secret secret(String id) throws IOException;

    /** Of how many entries all that follows from them was done: letters laid ready, games begun. */
    int done(String id) throws IOException;

    void done(String id, int entries) throws IOException;
}
