package postrider.gateway.mailbox;

import java.io.IOException;
import java.time.Duration;

/** Where letters come in. */
public interface Mailbox extends AutoCloseable {
    /** How often a letter that does not come through is tried, an hour or more, before we go on without it. */
    int TRIES = 20;

    /** How often we look where nobody tells us of new letters. */
    Duration LOOK = Duration.ofMinutes(1);

    /**
     * A letter as it lies on the server.
     *
     * @param raw its bytes, or its beginning if it is too large to be read
     * @param size its size in bytes
     */
    record Fetched(byte[] raw, long size) {}

    /** Keeps a letter safe; when it returns, the letter need not be fetched again. */
    interface Keeper {
        void keep(Fetched letter) throws IOException;

        /** Hears that a letter will not come, and why; whoever keeps no record need not listen. */
        default void giveUp(String why) throws IOException {}
    }

    /** Hands every letter not yet kept to {@code keeper}, oldest first. Leaves the letters on the server unread. */
    void fetch(Keeper keeper) throws IOException;

    /** Returns when a letter may have come in, after {@code patience} at the latest. */
    void await(Duration patience) throws IOException, InterruptedException;

    /** Of two times to wait. */
    static Duration shorter(Duration one, Duration other) {
        return one.compareTo(other) < 0 ? one : other;
    }

    @Override
    void close();
}
