package postrider.gateway;

import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import postrider.gateway.mailbox.Mailbox;

/**
 * Every letter that came in, kept before it acts, each once however often it is delivered; and a ledger of what became of it. What the
 * ledger does not call done is acted upon after a crash. Several threads may use it.
 */
public interface Spool extends AutoCloseable {
    /** Keeps a letter under its digest. Returns false if it was here before. */
    boolean store(String digest, Mailbox.Fetched letter) throws IOException;

    /** The letters that have not acted yet, oldest first. */
    List<String> waiting();

    /** One of {@link #waiting()}, as it was fetched. */
    Mailbox.Fetched letter(String digest) throws IOException;

    /** When one of {@link #waiting()} came in. */
    Instant came(String digest) throws IOException;

    /** Notes what became of a letter: it never acts again. */
    void done(String digest, Disposition disposition) throws IOException;

    /** Whether a letter has not acted yet, which another office may have seen to meanwhile. */
    boolean waits(String digest);

    /** Whether several offices deal with the letters in it: whoever keeps one looks at it, and says on which queue the others find it. */
    default boolean isShared() {
        return false;
    }

    /** Notes the queue of a letter that waits. */
    default void route(String digest, String queue) {}

    /** Of letters that wait their queues, as far as somebody has noted them. */
    default Map<String, String> queues() {
        return Map.of();
    }

    /** Whether a queue is ours until we give it back, where several offices work side by side. */
    default boolean take(String queue) {
        return true;
    }

    /** Gives back a queue that is ours. */
    default void giveBack(String queue) {}

    /** Leaves a letter alone until the spool is opened again. */
    void setAside(String digest);

    @Override
    void close() throws IOException;

    /**
     * What became of a letter.
     *
     * @param entry as the ledger has it
     * @param line for the log, whatever somebody has put into their letter
     */
    record Disposition(String entry, String line) {
        private static final String SILENT = "silent ";

        public Disposition {
            entry = oneLine(entry);
            line = oneLine(line);
        }

        /**
         * It was answered by this letter of ours.
         *
         * @param deed what was done: no word of the letter's
         */
        public static Disposition answered(String messageId, String deed) {
            return new Disposition("answered " + messageId, deed);
        }

        /**
         * It stands in its game, and the game's next letter to its writer answers it.
         *
         * @param seat the game, and for which side it acts
         */
        public static Disposition accepted(String seat) {
            return new Disposition("accepted " + seat, seat + ": accepted, and answered with what comes of it");
        }

        /** It was not answered, and why. */
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
