package postrider.gateway;

import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import postrider.gateway.mailbox.Mailbox;

/**
 * Keeps every letter that comes in before it acts, once however often it is delivered, and a ledger of what became of each. Letters that
 * the ledger does not list as done are processed after a crash. Thread-safe.
 */
public interface Spool extends AutoCloseable {
    /** Stores a letter under its digest. Returns false if it was stored before. */
    boolean store(String digest, Mailbox.Fetched letter) throws IOException;

    /** The letters still to be processed, oldest first. */
    List<String> waiting();

    /** One of {@link #waiting()}, as it was fetched. */
    Mailbox.Fetched letter(String digest) throws IOException;

    /** When one of {@link #waiting()} came in. */
    Instant came(String digest) throws IOException;

    /** Records what became of a letter, which never acts again. */
    void done(String digest, Disposition disposition) throws IOException;

    /** The letters that never act again, as long as none is {@linkplain #setAside set aside}. */
    List<String> handled();

    /** Whether a letter is still to be processed; another office may have done so meanwhile. */
    boolean waits(String digest);

    /** Whether several offices share it. Whoever stores a letter then examines it, and records its queue for the others. */
    default boolean isShared() {
        return false;
    }

    /** Records the queue of a waiting letter. */
    default void route(String digest, String queue) {}

    /** The recorded queues of waiting letters, by digest. */
    default Map<String, String> queues() {
        return Map.of();
    }

    /** Takes a queue until it is given back. Returns false if another office has it. */
    default boolean take(String queue) {
        return true;
    }

    /** Gives back a queue that we have taken. */
    default void giveBack(String queue) {}

    /** Ignores a letter until the spool is opened again. */
    void setAside(String digest);

    @Override
    void close() throws IOException;

    /**
     * What became of a letter.
     *
     * @param entry the text in the ledger
     * @param line the text in the log
     */
    record Disposition(String entry, String line) {
        private static final String SILENT = "silent ";

        public Disposition {
            entry = oneLine(entry);
            line = oneLine(line);
        }

        /**
         * It was answered by our letter of this Message-ID.
         *
         * @param deed what was done, in our own words
         */
        public static Disposition answered(String messageId, String deed) {
            return new Disposition("answered " + messageId, deed);
        }

        /**
         * It is in its game's file, and the game's next letter to its writer answers it.
         *
         * @param seat the game, and for which side it acts
         */
        public static Disposition accepted(String seat) {
            return new Disposition("accepted " + seat, seat + ": accepted, and answered with what comes of it");
        }

        public static Disposition silent(String why) {
            return new Disposition(SILENT + why, "not answered, " + why);
        }

        public boolean isSilent() {
            return entry.startsWith(SILENT);
        }

        private static String oneLine(String words) {
            return words.replaceAll("\\p{Cntrl}+", " ");
        }
    }
}
