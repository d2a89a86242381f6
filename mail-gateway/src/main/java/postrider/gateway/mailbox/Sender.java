package postrider.gateway.mailbox;

import java.io.IOException;
import postrider.gateway.mime.MailAddress;

/** Hands letters to the mail system. Thread-safe. */
public interface Sender extends AutoCloseable {
    /**
     * Sends a letter to the address in its header; when this returns the mail system is responsible for it.
     *
     * @throws Refused if the mail system does not accept this letter now; others may pass
     * @throws IOException if the mail system cannot be reached
     */
    void send(byte[] letter) throws IOException;

    /** Sends a letter to its reader's present address; by default to the one in its header. */
    default void send(byte[] letter, MailAddress to) throws IOException {
        send(letter);
    }

    /** Disconnects until there is something to send again. */
    @Override
    default void close() {}

    /** The mail system did not accept a letter. */
    final class Refused extends IOException {
        private static final long serialVersionUID = 1;

        private final boolean forGood;

        /** @param forGood whether the mail system said not to try again (RFC 5321, 4.2.1) */
        public Refused(String why, boolean forGood) {
            super(why);
            this.forGood = forGood;
        }

        /** Whether trying again is useless. */
        public boolean forGood() {
            return forGood;
        }
    }
}
