package postrider.desk;

import java.time.Instant;
import java.util.List;
import postrider.kernel.ruling.Side;
import postrider.letters.Dispatch;
import postrider.letters.LetterRenderer;
import postrider.log.Event;
import postrider.store.GameStore;
import postrider.store.SealedLetter;

/** How letters leave the desk: by mail, or on paper. */
public interface Transport {
    /**
     * Puts a letter into its envelope. The same parcel must always give the same Message-ID.
     *
     * @throws RuntimeException if it cannot; then nothing of what the letter is about has happened
     */
    SealedLetter seal(Parcel parcel);

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

    /**
     * What goes into an envelope.
     *
     * @param name of the letter, no two alike in one post office: {@code ww-017.12.british.report}
     * @param references Message-IDs of the welcome and of the letter it answers, as far as there are any
     */
    record Parcel(
            String name,
            Event.Player player,
            Dispatch dispatch,
            LetterRenderer.Printed printed,
            List<String> references,
            Instant at) {
        public Side to() {
            return dispatch.to();
        }

        /** In its envelope. */
        public SealedLetter sealed(String messageId, byte[] bytes) {
            return SealedLetter.of(to(), dispatch.kind(), messageId, bytes);
        }
    }
}
