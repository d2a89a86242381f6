package postrider.gateway.mailbox;

import java.io.IOException;
import java.time.Duration;

/** Where letters come in. */
public interface Mailbox extends AutoCloseable {
    /** How often a letter that cannot be fetched is tried, over an hour or more, before it is left. */
    int TRIES = 20;

    /** How often we look where new letters are not announced. */
    Duration LOOK = Duration.ofMinutes(1);

    /**
     * A letter as it is on the server.
     *
     * @param raw its bytes, or its beginning if it is too large to be read
     * @param size its size in bytes
     */
    record Fetched(byte[] raw, long size) {}

    /** Stores letters; when {@link #keep} returns, the letter need not be fetched again. */
    interface Keeper {
        void keep(Fetched letter) throws IOException;

        /** Reports that a letter will not come in, and why. */
        default void giveUp(String why) throws IOException {}
    }

    /** Hands every letter not yet stored to {@code keeper}, oldest first. Does not mark letters on the server as read. */
    void fetch(Keeper keeper) throws IOException;

    /** Waits until a letter may have come in, at most for {@code patience}. */
    void await(Duration patience) throws IOException, InterruptedException;

    static Duration shorter(Duration one, Duration other) {
        return one.compareTo(other) < 0 ? one : other;
    }

    @Override
    void close();
}
