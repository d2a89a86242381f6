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
     * Puts a letter into its envelope. The same letter of a game must always have the same Message-ID.
     *
     * @param log of its game; this letter is the next to its reader
     * @throws RuntimeException if it cannot; then nothing the letter reports has happened
     */
    SealedLetter seal(GameLog log, Dispatch letter, Printed printed, Instant at);

    /** Throws an {@link IllegalArgumentException} if this player cannot be sent letters. */
    default void requireAddress(Event.Player player) {}

    /** Fingerprint of the key the referee signs with, in hex; empty if nothing is signed. */
    default String fingerprint() {
        return "";
    }

    default String address() {
        return "referee@postrider.invalid";
    }

    /** Signs a settlement; the signature is empty if there is no key. */
    default Signature sign(String text, Instant at) {
        return new Signature("", "");
    }

    /** A detached signature and the public key it is checked with, both armored. */
    record Signature(String armored, String key) {}

    /** Sends what waits in the outbox, while nobody holds the game. What the mail system does not accept keeps waiting. */
    void send(GameStore game);
}
