package postrider.gateway.mailbox;

import java.io.IOException;
import postrider.gateway.mime.MailAddress;

/** Hands letters to the mail system, from several threads at once. */
public interface Sender extends AutoCloseable {
    /**
     * Sends a letter to whom its header names; when this returns the mail system has taken charge of it.
     *
     * @throws Refused if the mail system will not take this letter now; others may pass
     * @throws IOException if the mail system cannot be reached
     */
    void send(byte[] letter) throws IOException;

    /** To whom its reader is now; a sender that knows no envelopes goes by the header. */
    default void send(byte[] letter, MailAddress to) throws IOException {
        send(letter);
    }

    /** Hangs up until there is something to send again. */
    @Override
    default void close() {}

    /** This letter was not taken. */
    final class Refused extends IOException {
        private static final long serialVersionUID = 1;

        private final boolean forGood;

        /** @param forGood whether the mail system said not to try again (RFC 5321, 4.2.1) */
        public Refused(String why, boolean forGood) {
            super(why);
            this.forGood = forGood;
        }

        /** Whether to try again is of no use. */
        public boolean forGood() {
            return forGood;
        }
    }
}
