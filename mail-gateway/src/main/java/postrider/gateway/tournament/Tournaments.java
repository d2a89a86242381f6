package postrider.gateway.tournament;

import java.io.IOException;
import java.util.List;
import postrider.dice.Secret;

/** Stores tournaments: their files, which only ever grow, and the secrets of their lots. */
public interface Tournaments {
    List<String> ids() throws IOException;

    /** The entries of a tournament, each a document; none if there is no such tournament. */
    List<String> entries(String id) throws IOException;

    /**
     * Begins a tournament. It is durable when this returns.
     *
     * @throws IllegalArgumentException if there is already one of this id
     */
    void begin(String id, Secret secret, String first) throws IOException;

    /**
     * Adds an entry. It is durable when this returns.
     *
     * @throws IllegalStateException if there is already an entry with this number: somebody else was quicker
     */
    void append(String id, int number, String entry) throws IOException;

    Secret secret(String id) throws IOException;

    /** How many entries have been followed up: their letters queued, their games begun. */
    int done(String id) throws IOException;

    void done(String id, int entries) throws IOException;
}
