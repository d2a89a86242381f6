package postrider.desk;

import java.time.Instant;
import postrider.letters.Dispatch;
import postrider.letters.LetterRenderer.Printed;
import postrider.log.Event;
import postrider.log.GameLog;
import postrider.store.GameStore;
import postrider.store.SealedLetter;

/** How letters leave the desk: by mail, or on paper. */
public interface Transport {
    /**
     * Puts a letter into its envelope. In the same game the same letter must always have the same Message-ID.
     *
     * @param log of its game; this letter is the next to its reader
     * @throws RuntimeException if it cannot; then nothing of what the letter is about has happened
     */
    SealedLetter seal(GameLog log, Dispatch letter, Printed printed, Instant at);

    /** Throws an {@link IllegalArgumentException} if no letter could be written to this player. */
    default void requireAddress(Event.Player player) {}

    /** Fingerprint of the key the referee signs with, in hex; empty if nothing is signed. */
    default String fingerprint() {
        return "";
    }

    /** The referee's address. */
    default String address() {
        return "referee@postrider.invalid";
    }

    /** Signs what the referee settles; without a signature if there is no key. */
    default Signature sign(String text, Instant at) {
        return new Signature("", "");
    }

    /** A detached signature and the public key it is checked with, both armored. */
    record Signature(String armored, String key) {}

    /** Sends what waits in the outbox, while nobody holds the game. What the mail system does not take waits on. */
    void send(GameStore game);
}
