package postrider.store;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import postrider.files.Hash;

/** Letters on their way out, each under its Message-ID. What this has done is kept when it returns. */
public interface Outbox {
    /** Where a letter is. */
    enum State {
        WAITING,
        SENT,
        /** It is not as it was written, and was set aside. */
        DAMAGED,
        /** Its reader plays no more. */
        WITHDRAWN
    }

    /**
     * The mail system would not take a letter.
     *
     * @param why in its words
     */
    record Refusal(Instant at, String messageId, String why) {}

    /** Lays letters ready, in place of those that were damaged. */
    void put(Map<String, byte[]> letters);

    /** The letters in a state, by their Message-IDs. */
    List<String> in(State state);

    /** Where a letter is; empty if there is none. */
    Optional<State> state(String messageId);

    /** A letter that waits or was sent, as it was written. */
    Optional<byte[]> letter(String messageId);

    /** A letter as it lies there, whatever became of it; for a copy of all. */
    Optional<byte[]> bytes(String messageId);

    /** A letter that waits once more, where letters are kept twice until they have left. */
    default Optional<byte[]> copy(String messageId) {
        return Optional.empty();
    }

    /** Whether a letter that waits is ours to send; where several send, for some minutes nobody else's. */
    default boolean take(String messageId) {
        return true;
    }

    /**
     * Of letters that have left their hashes alone are kept from now on, SHA-256 in hex by Message-ID, and their bytes no more. None leaves
     * meanwhile.
     */
    void remember(Map<String, String> sha256);

    /** The hash of a letter that has left and is remembered so. */
    Optional<String> remembered(String messageId);

    /** The hash of a letter, whatever became of it and of its bytes. */
    default String hash(String messageId) {
        return remembered(messageId)
                .orElseGet(() -> Hash.sha256(bytes(messageId).orElseThrow()));
    }

    /** Of a letter that waits: what became of it. */
    void move(String messageId, State state);

    /** Throws a letter away that waits. */
    void discard(String messageId);

    /** The letters that were refused for good, in order, each as often as it was. */
    List<Refusal> refusals();

    void refuse(Refusal refusal);

    /** Has letters that were refused tried at once. Returns whether there are any. */
    boolean forget(Predicate<String> messageIds);
}
