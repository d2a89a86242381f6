package postrider.store;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import postrider.files.Hash;

/** Letters on their way out, by Message-ID. What a method has done is durable when it returns. */
public interface Outbox {
    /** Where a letter is. */
    enum State {
        WAITING,
        SENT,
        /** It was not as written, and was set aside. */
        DAMAGED,
        /** Its reader no longer plays. */
        WITHDRAWN
    }

    /**
     * The mail system refused a letter.
     *
     * @param why in its words
     */
    record Refusal(Instant at, String messageId, String why) {}

    /** Adds letters, in place of damaged ones. */
    void put(Map<String, byte[]> letters);

    List<String> in(State state);

    /** The state of a letter; empty if there is no such letter. */
    Optional<State> state(String messageId);

    /** A letter that waits or was sent, as it was written. */
    Optional<byte[]> letter(String messageId);

    /** A letter as it is stored, whatever its state; for a complete copy. */
    Optional<byte[]> bytes(String messageId);

    /** The second copy of a waiting letter, where letters are kept twice until they have left. */
    default Optional<byte[]> copy(String messageId) {
        return Optional.empty();
    }

    /** Claims a waiting letter, where several processes send, for some minutes. Returns whether it is ours to send. */
    default boolean take(String messageId) {
        return true;
    }

    /**
     * Keeps only the hashes of letters that have left, SHA-256 in hex by Message-ID, and deletes their bytes. None leaves meanwhile.
     */
    void remember(Map<String, String> sha256);

    /** The hash of a letter, if only that is kept. */
    Optional<String> remembered(String messageId);

    /** The hash of a letter, whatever its state and whether or not its bytes are kept. */
    default String hash(String messageId) {
        return remembered(messageId)
                .orElseGet(() -> Hash.sha256(bytes(messageId).orElseThrow()));
    }

    /** Moves a waiting letter to another state. */
    void move(String messageId, State state);

    void discard(String messageId);

    /** The permanent refusals, in order, one each time. */
    List<Refusal> refusals();

    void refuse(Refusal refusal);

    /** Clears the refusals of letters, so that they are tried at once. Returns whether there were any. */
    boolean forget(Predicate<String> messageIds);
}
